// Stands in the head of every page, before the style sheet: starts the scripts of the page and watches
// its files arrive.
//
// A page is complete without scripts, so they wait until it has been painted and read to its end:
// on a slow line they would only keep the words and the style sheet waiting. They stand in the page as
// `<script type="text/plain" data-src="…">` (src/config/pageTemplate.ts).
//
// When a script fails or hangs before the page has come alive, the page stays as readable as without
// scripts (its style sheet for that is put on), and a notice says what is missing, with a button to
// try again. A style sheet that hangs no longer keeps the page blank. Plain, old JavaScript: this has
// to run where everything else fails.
(function () {
  var root = document.documentElement;
  var data = document.currentScript.dataset;
  var words = JSON.parse(data.words);
  var notice, sheet, hasError, isStarted;

  function isAlive() {
    return root.getAttribute('data-has-hydrated') === 'true';
  }

  function add(parent, tag, style, text) {
    var element = document.createElement(tag);
    element.style.cssText = style;
    element.textContent = text;
    return parent.appendChild(element);
  }

  // Where the page was built to be, and where it is: they differ when the base path is wrong.
  function baseProblem() {
    var own = document.querySelector('link[rel="alternate"][hreflang="' + root.lang + '"]');
    var plain = function (path) {
      return path.replace(/(\/index)?\.html$|\/$/, '') + '/';
    };
    var built = own && plain(new URL(own.href).pathname);
    var here = plain(location.pathname);
    var below = built && '/' + built.slice(data.base.length);
    if (!built || /\/404\/$/.test(built) || built === here || here.slice(-below.length) !== below) {
      return undefined;
    }
    return words.base
      .replace('{base}', data.base)
      .replace('{path}', location.pathname)
      .replace('{better}', here.slice(0, here.length - below.length + 1));
  }

  function tell(error) {
    if (isAlive()) {
      return;
    }
    if (!document.body) {
      document.addEventListener('DOMContentLoaded', tell.bind(null, error));
      return;
    }
    if (!sheet) {
      sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = data.base + 'css/noscript.css';
      document.head.appendChild(sheet);
    } else if (!error || hasError) {
      return;
    }
    hasError = Boolean(error);
    if (notice) {
      notice.remove();
    }
    var base = error && baseProblem();
    notice = document.createElement('div');
    notice.id = 'guide-load-notice';
    notice.setAttribute('role', 'alert');
    notice.style.cssText =
      'position:fixed;z-index:1000;inset:auto 0 0 0;padding:.75rem 1rem;' +
      'background:#3b2300;color:#fff;font:1rem/1.5 system-ui,sans-serif';
    add(notice, 'strong', '', base ? words.baseTitle : error ? words.failedTitle : words.slowTitle);
    add(notice, 'p', 'margin:.25rem 0', base || (error ? words.failed : words.slow));
    if (error) {
      add(notice, 'p', 'margin:.25rem 0;font-size:.875rem', error).lang = 'en';
    }
    var retry =
      'padding:.25rem 1rem;font:inherit;color:#000;background:#fff;border:0;border-radius:4px';
    var button = add(notice, 'button', retry, words.retry);
    button.type = 'button';
    button.onclick = function () {
      location.reload();
    };
    document.body.appendChild(notice);
  }

  addEventListener(
    'error',
    function (event) {
      var element = event.target;
      if (element && element.tagName === 'SCRIPT' && element.src.indexOf('/assets/') > 0) {
        tell('Loading failed: ' + element.src);
      }
    },
    true,
  );

  function start() {
    if (isStarted || document.readyState === 'loading') {
      return;
    }
    isStarted = true;
    var places = document.querySelectorAll('script[data-src]');
    places.forEach(function (place, index) {
      var script = document.createElement('script');
      script.src = place.dataset.src;
      // One after the other, in their order.
      script.async = false;
      if (index === places.length - 1) {
        // By now every script of the page has run or failed; a host may also have sent a page instead.
        script.onload = function () {
          if (!window.docusaurus) {
            tell('The script of the page did not start.');
          }
        };
      }
      place.replaceWith(script);
    });
  }

  var isPainted =
    document.hidden ||
    !window.PerformanceObserver ||
    (window.PerformanceObserver.supportedEntryTypes || []).indexOf('paint') < 0;
  function startWhenPainted() {
    if (isPainted) {
      start();
    }
  }
  if (!isPainted) {
    new window.PerformanceObserver(function () {
      isPainted = true;
      start();
    }).observe({type: 'paint', buffered: true});
  }
  document.addEventListener('DOMContentLoaded', startWhenPainted);
  // A page that went to the background before its first paint, or whose style sheet hangs.
  setTimeout(function () {
    isPainted = true;
    start();
  }, 2000);

  setTimeout(tell, 10000);

  // The late style sheet is asked for anew in a way that the page does not wait for.
  setTimeout(function () {
    document.querySelectorAll('head link[rel="stylesheet"]').forEach(function (link) {
      if (!link.sheet && link.media !== 'print') {
        var again = link.cloneNode();
        again.media = 'print';
        again.onload = function () {
          again.media = 'all';
        };
        link.replaceWith(again);
      }
    });
  }, 6000);

  new MutationObserver(function () {
    if (isAlive()) {
      [notice, sheet].forEach(function (element) {
        if (element) {
          element.remove();
        }
      });
    }
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
})();
