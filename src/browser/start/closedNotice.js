/**
 * The line on pages of older editions stays away once a reader has closed it, from the first paint on.
 * Its component looks whether it was this one that was closed (src/theme/DocVersionBanner).
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
