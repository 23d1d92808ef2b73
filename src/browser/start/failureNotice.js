/**
 * Adds `page.report(error)`, which shows that the scripts failed, or without an error that they are
 * slow.
 */
export function failureNotice(page) {
  var notice, sheet, hasError, isUnstyled;
  var words = page.words;

  function isHydrated() {
    return page.root.getAttribute('data-has-hydrated') === 'true';
  }

  function add(parent, tag, style, text) {
    var element = document.createElement(tag);
    element.style.cssText = style;
    element.textContent = text;
    return parent.appendChild(element);
  }

  function show(title, text, error, label, act) {
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
    var button = add(notice, 'button', look, label || words.retry);
    button.type = 'button';
    button.onclick = function () {
      if (act) {
        act(notice);
        return;
      }
      button.disabled = true;
      page.loadAgain(function () {
        button.disabled = false;
      });
    };
    document.body.appendChild(notice);
  }

  function makeReadable() {
    sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = page.base + 'css/noscript.css';
    document.head.appendChild(sheet);
  }

  function whenThereIsABody(act) {
    if (document.body) {
      act();
    } else {
      document.addEventListener('DOMContentLoaded', act);
    }
  }

  page.showNotice = function (title, text, label, act) {
    makeReadable();
    whenThereIsABody(function () {
      show(title, text, '', label, act);
    });
  };

  function tryAgainOr(say) {
    function sayIfNeeded() {
      if (!isHydrated() || isUnstyled) {
        say();
      }
    }
    if (!page.secondTry(sayIfNeeded)) {
      sayIfNeeded();
    }
  }

  // If the files are at another path, a second notice names that path. It has no button, because a
  // retry can't help.
  function showFailed(text, error) {
    show(words.failedTitle, text, error);
    page.findBase(function (place) {
      var sentence = words.base.replace('{base}', page.base).split('{better}').join(place);
      show(words.baseTitle, sentence, error, words.close, function (shown) {
        shown.remove();
      });
    });
  }

  function tell(error) {
    if (!sheet) {
      makeReadable();
    } else if (!error || hasError) {
      return;
    }
    hasError = Boolean(error);
    if (error) {
      tryAgainOr(function () {
        showFailed(words.failed, error);
      });
    } else {
      show(words.slowTitle, words.slow);
    }
  }

  page.report = function (error) {
    if (!isHydrated() && !isUnstyled) {
      whenThereIsABody(tell.bind(null, error));
    }
  };

  // The scripts may run without the style sheet, so this reports a missing style sheet separately.
  function reportStyles() {
    isUnstyled = true;
    whenThereIsABody(function () {
      tryAgainOr(function () {
        showFailed(words.unstyled);
      });
    });
  }

  addEventListener(
    'error',
    function (event) {
      var element = event.target;
      if (element && element.tagName === 'SCRIPT' && page.isOwnFile(element.src)) {
        page.report('Loading failed: ' + element.src);
      } else if (element && element.rel === 'stylesheet' && page.isOwnFile(element.href)) {
        if (!isHydrated()) {
          reportStyles();
        }
      } else if (page.isOwnFile(event.filename)) {
        page.report(event.message);
      }
    },
    // The listener captures, because load errors of elements don't bubble.
    true,
  );
  addEventListener('unhandledrejection', function (event) {
    // If a chunk is empty or damaged, no element reports an error, but the bundler rejects a
    // promise.
    if (event.reason && event.reason.name === 'ChunkLoadError') {
      page.report(event.reason.message);
    }
  });
  function hasStyles() {
    return Boolean(getComputedStyle(page.root).getPropertyValue('--guide-styles'));
  }

  function hideWhenWhole() {
    if (isHydrated() && !isUnstyled) {
      page.forgetTry();
      [notice, sheet].forEach(function (element) {
        if (element) {
          element.remove();
        }
      });
    }
  }

  // The browser reports no error for a damaged style sheet, so its rules are checked after the
  // load.
  addEventListener('load', function () {
    if (!isUnstyled && document.querySelector('head link[rel="stylesheet"]') && !hasStyles()) {
      reportStyles();
    }
  });

  /** Ends the wait for a style sheet that hangs, because it delays the page's `load` event. */
  function stopWaitingForStyles() {
    document.querySelectorAll('head link[rel="stylesheet"]').forEach(function (link) {
      if (link.sheet || !page.isOwnFile(link.href)) {
        return;
      }
      var again = link.cloneNode();
      again.media = 'print';
      again.onload = function () {
        again.media = 'all';
        isUnstyled = !hasStyles();
        hideWhenWhole();
      };
      link.replaceWith(again);
      if (!isUnstyled) {
        isUnstyled = true;
        whenThereIsABody(function () {
          show(words.slowTitle, words.unstyled);
        });
      }
    });
  }

  setTimeout(stopWaitingForStyles, 6000);
  setTimeout(function () {
    page.report();
  }, 10000);

  if (window.MutationObserver) {
    new MutationObserver(hideWhenWhole).observe(page.root, {
      attributeFilter: ['data-has-hydrated'],
    });
  }
}
