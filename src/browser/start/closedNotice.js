/** Hides a closed notice on older editions before the first paint. */
export function closedNotice(page) {
  try {
    if (localStorage.getItem('guide.edition-notice')) {
      page.root.setAttribute('data-edition-notice-closed', '');
    }
  } catch (error) {
    // Reading storage throws where the browser forbids it.
  }
}
