/**
 * What a reader sees when a script fails or hangs before React has hydrated the page: the page stays as
 * readable as without scripts (its style sheet for that is put on), and a notice says what is missing,
 * with a button to try again. Both go as soon as the page is hydrated after all.
 *
 * `page.report(error)` shows it; without an error it says that the page is slow.
 */
export function failureNotice(page) {
  var notice, sheet, hasError;

  function isHydrated() {
    return page.root.getAttribute('data-has-hydrated') === 'true';
  }

  function add(parent, tag, style, text) {
    var element = document.createElement(tag);
    element.style.cssText = style;
    element.textContent = text;
    return parent.appendChild(element);
  }

  function show(title, text, error) {
    if (notice) {
      notice.remove();
    }
    notice = document.createElement('div');
    notice.id = 'guide-load-notice';
    notice.setAttribute('role', 'alert');
    notice.style.cssText =
      'position:fixed;z-index:1000;inset:auto 0 0 0;padding:.75rem 1rem;' +
      'background:#3b2300;color:#fff;font:1rem/1.5 system-ui,sans-serif';
    add(notice, 'strong', '', title);
    add(notice, 'p', 'margin:.25rem 0', text);
    if (error) {
      add(notice, 'p', 'margin:.25rem 0;font-size:.875rem', error).lang = 'en';
    }
    var look =
      'padding:.25rem 1rem;font:inherit;color:#000;background:#fff;border:0;border-radius:4px';
    var button = add(notice, 'button', look, page.words.retry);
    button.type = 'button';
    button.onclick = function () {
      location.reload();
    };
    document.body.appendChild(notice);
  }

  page.report = function (error) {
    if (isHydrated()) {
      return;
    }
    if (!document.body) {
      document.addEventListener('DOMContentLoaded', page.report.bind(null, error));
      return;
    }
    if (!sheet) {
      sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = page.base + 'css/noscript.css';
      document.head.appendChild(sheet);
    } else if (!error || hasError) {
      return;
    }
    hasError = Boolean(error);
    var words = page.words;
    var problem = error && page.basePathProblem(page);
    if (problem) {
      show(words.baseTitle, problem, error);
    } else if (error) {
      show(words.failedTitle, words.failed, error);
    } else {
      show(words.slowTitle, words.slow);
    }
  };

  addEventListener(
    'error',
    function (event) {
      var element = event.target;
      if (element && element.tagName === 'SCRIPT' && element.src.indexOf('/assets/') > 0) {
        page.report('Loading failed: ' + element.src);
      }
    },
    // Errors of elements do not bubble.
    true,
  );
  setTimeout(page.report, 10000);

  new MutationObserver(function () {
    if (isHydrated()) {
      [notice, sheet].forEach(function (element) {
        if (element) {
          element.remove();
        }
      });
    }
  }).observe(page.root, {attributeFilter: ['data-has-hydrated']});
}
