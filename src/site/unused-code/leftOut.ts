/** Replaces a part of the theme that the configuration never shows; a build that shows it stops. */
export default function LeftOut(): never {
  throw new Error('The page shows a part of the theme that src/site/unused-code leaves out.');
}
