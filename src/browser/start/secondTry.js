/**
 * Repairs a wrong answer that a cache keeps. `page.loadAgain` first asks for the page, because a
 * login page must not replace readable text.
 */
export function secondTry(page) {
  var key = 'guide.second-try';

  // Each language has its own files below its part of the address.
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

  function answers(url, seconds, fits) {
    var answered = fetch(url, {cache: 'reload'}).then(function (response) {
      return response.text().then(function (text) {
        return fits(text, response);
      });
    });
    var late = new Promise(function (resolve) {
      setTimeout(resolve, seconds * 1000, false);
    });
    return Promise.race([answered, late]).catch(function () {
      return false;
    });
  }

  function isRight(text, response) {
    return response.ok;
  }

  function isPage(text, response) {
    var isWhole = text.indexOf('guide-load-notice') > 0 && text.indexOf('</footer>') > 0;
    return isWhole && (response.ok || document.querySelector('link[href$="/404.html"]'));
  }

  function load(otherwise, needsFiles) {
    var asked = files().map(function (url) {
      return answers(url, 5, isRight);
    });
    Promise.all(asked)
      .then(function (results) {
        return (
          (!needsFiles || results.every(Boolean)) &&
          answers(location.href.replace(/#.*/, ''), 15, isPage)
        );
      })
      .then(function (isThere) {
        if (isThere) {
          location.reload();
          return;
        }
        otherwise();
        window.ononline = load.bind(null, otherwise, needsFiles);
      });
  }

  page.loadAgain = function (otherwise) {
    load(otherwise, false);
  };
  window.guideLoadAgain = page.loadAgain;

  page.secondTry = function (otherwise) {
    try {
      if (sessionStorage.getItem(key)) {
        return false;
      }
      sessionStorage.setItem(key, '1');
      if (!sessionStorage.getItem(key)) {
        return false;
      }
    } catch (error) {
      // Without storage, the page can't note its first try and would reload forever.
      return false;
    }
    load(otherwise, true);
    return true;
  };

  page.forgetTry = function () {
    try {
      sessionStorage.removeItem(key);
    } catch (error) {
      // The browser blocks storage, so there is no note of a first try to remove.
    }
  };
}
