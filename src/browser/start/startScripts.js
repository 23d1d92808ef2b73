/**
 * Starts `<script type="text/plain" data-src="…">` after the first paint, so that scripts don't
 * delay the words.
 */
export function startScripts(page) {
  var isStarted;

  try {
    decodeURI(location.pathname);
  } catch (error) {
    // The router would throw at an address such as '/%ff', so the address is repaired first.
    window.history.replaceState(
      null,
      '',
      location.origin + location.pathname.replace(/%/g, '%25') + location.search,
    );
  }

  function start() {
    if (isStarted || document.readyState === 'loading') {
      return;
    }
    isStarted = true;
    var places = document.querySelectorAll('script[data-src]');
    places.forEach(function (place, index) {
      var script = document.createElement('script');
      script.src = place.dataset.src;
      script.async = false;
      if (index === places.length - 1) {
        // A host may send an HTML page in place of a script, so a load event alone isn't success.
        script.onload = function () {
          if (!window.docusaurus) {
            page.report('The script of the page did not start.');
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
  if (!isPainted) {
    new window.PerformanceObserver(function () {
      isPainted = true;
      start();
    }).observe({type: 'paint', buffered: true});
  }
  document.addEventListener('DOMContentLoaded', function () {
    if (isPainted) {
      start();
    }
  });
  // The timer starts the scripts in a page that never paints, such as one in the background.
  setTimeout(function () {
    isPainted = true;
    start();
  }, 2000);
}
