/**
 * The two cases in which the scripts of a page must not start, so that it stays readable: the browser
 * lacks something that they call without asking, or the reader chose so after a crash.
 *
 * Docusaurus, React, the packages of the theme and ours need Safari 16.4, Chrome 92 or Firefox 125;
 * in an older one they would replace the page by an error. MutationObserver is asked for first: the
 * notice about a failure needs it.
 *
 * @returns true when they must not start; the notice about it shows then
 */
export function withoutScripts(page) {
  var key = 'guide.without-scripts';
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

  function isChosen() {
    try {
      return sessionStorage.getItem(key) === '1';
    } catch (error) {
      return false;
    }
  }

  if (isChosen()) {
    page.showNotice(words.chosenTitle, words.chosen, words.withScripts, function () {
      sessionStorage.removeItem(key);
      location.reload();
    });
    return true;
  }
  if (!hasAll()) {
    page.showNotice(words.oldTitle, words.old, words.close, function (notice) {
      notice.remove();
    });
    return true;
  }
  return false;
}
