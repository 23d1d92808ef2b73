/**
 * Another project of the same origin may keep a `theme` that Docusaurus does not know; it would put it
 * into the page, whose colours know light and dark only. Without one the system decides.
 */
export function storedTheme() {
  try {
    var theme = localStorage.getItem('theme');
    if (theme && theme !== 'light' && theme !== 'dark') {
      localStorage.removeItem('theme');
    }
  } catch (error) {
    // Storage can be forbidden; then there is no theme either.
  }
}
