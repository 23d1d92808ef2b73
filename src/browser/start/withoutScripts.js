/**
 * Returns true when the browser lacks what the scripts call (Safari 16.4, Chrome 92, Firefox 125
 * have it).
 */
export function withoutScripts(page) {
  var words = page.words;

  function hasAll() {
    try {
      new RegExp('(?<=a)b');
    } catch (error) {
      return false;
    }
    return Boolean(
      [].at &&
      [].flatMap &&
      ''.replaceAll &&
      Object.hasOwn &&
      Object.fromEntries &&
      window.Intl &&
      Intl.Segmenter &&
      window.queueMicrotask &&
      window.matchMedia &&
      window.fetch &&
      window.AbortController &&
      window.URLSearchParams,
    );
  }

  if (!hasAll()) {
    page.showNotice(words.oldTitle, words.old, words.close, function (notice) {
      notice.remove();
    });
    return true;
  }
  return false;
}
