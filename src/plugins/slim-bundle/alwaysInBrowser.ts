/**
 * Stands in for `useIsBrowser` in the theme's tabs only. They build all their panels anew once they
 * know that they are in a browser, for a fault that React no longer has; on a phone that is a quarter
 * of a second. What a reader chose before they take from the browser after the start, without this.
 */
export default function useIsBrowser(): boolean {
  return true;
}
