/**
 * Heals a wrong answer for a file of the page: hashed files may be kept for a year, a 404 or a half one
 * of the minute of a deployment among them, and a reload asks for none of them again.
 *
 * `page.loadAgain()` asks for all of them past the cache, then loads the page again.
 * `page.secondTry()` does so by itself, once until the page is hydrated.
 *
 * @returns true when the page is about to load again
 */
export function secondTry(page) {
  var key = 'guide.second-try';

  // Each language has its own, below its part of the address.
  page.isOwnFile = function (url) {
    return Boolean(url) && url.indexOf(location.origin) === 0 && url.indexOf('/assets/') > 0;
  };

  function files() {
    var found = {};
    var entries = performance.getEntriesByType ? performance.getEntriesByType('resource') : [];
    entries.forEach(function (entry) {
      found[entry.name] = true;
    });
    document.querySelectorAll('script, link[rel="stylesheet"]').forEach(function (element) {
      found[element.src || element.href || new URL(element.dataset.src || '', location.href).href] =
        true;
    });
    return Object.keys(found).filter(page.isOwnFile);
  }

  page.loadAgain = function () {
    var reload = function () {
      location.reload();
    };
    // What does not answer is not waited for.
    setTimeout(reload, 5000);
    Promise.all(
      files().map(function (url) {
        return fetch(url, {cache: 'reload'}).catch(function () {
          // The page says so when it has loaded again.
        });
      }),
    ).then(reload);
  };

  page.secondTry = function () {
    try {
      if (sessionStorage.getItem(key)) {
        return false;
      }
      sessionStorage.setItem(key, '1');
      if (!sessionStorage.getItem(key)) {
        return false;
      }
    } catch (error) {
      // Without a note of the first try it would never end.
      return false;
    }
    page.loadAgain();
    return true;
  };

  page.forgetTry = function () {
    try {
      sessionStorage.removeItem(key);
    } catch (error) {
      // Nothing was noted.
    }
  };
}
