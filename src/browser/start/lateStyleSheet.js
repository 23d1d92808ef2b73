/**
 * A style sheet that hangs keeps the page blank. After six seconds it is asked for again in a way that
 * the page does not wait for: as one for paper, until it has arrived.
 */
export function lateStyleSheet() {
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
}
