/**
 * Keeps a closed line on older editions away from the first paint on (src/theme/DocVersionBanner).
 */
export function closedNotice(page) {
  try {
    if (localStorage.getItem('guide.edition-notice')) {
      page.root.setAttribute('data-edition-notice-closed', '');
    }
  } catch (error) {
    // Storage can be forbidden; then the line is there on each page.
  }
}
