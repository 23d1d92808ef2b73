/**
 * The notice about a wrong base path: where the page was built to be, and where it is. Docusaurus' own
 * banner for this is in English and shows without its style sheet only.
 *
 * @returns a sentence, or undefined when the page is where it belongs
 */
export function basePathProblem(page) {
  var own = document.querySelector('link[rel="alternate"][hreflang="' + page.root.lang + '"]');
  var plain = function (path) {
    return path.replace(/(\/index)?\.html$|\/$/, '') + '/';
  };
  var built = own && plain(new URL(own.href).pathname);
  var here = plain(location.pathname);
  var below = built && '/' + built.slice(page.base.length);
  if (!built || /\/404\/$/.test(built) || built === here || here.slice(-below.length) !== below) {
    return undefined;
  }
  return page.words.base
    .replace('{base}', page.base)
    .replace('{path}', location.pathname)
    .replace('{better}', here.slice(0, here.length - below.length + 1));
}
