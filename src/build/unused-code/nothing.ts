/** Stands in for a part of the theme that shows nothing on this site (unusedParts). */
export default function Nothing(): null {
  return null;
}
