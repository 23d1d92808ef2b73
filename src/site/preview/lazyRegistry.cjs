// Docusaurus' list of what pages load names modules by `require.resolveWeak`, too, for which the
// bundler makes them at once. With a plain name in its place a page is made when it is opened.

/** @param {string} source `.docusaurus/registry.js` */
module.exports = (source) => source.replace(/require\.resolveWeak\(("(?:[^"\\]|\\.)*")\)/g, '$1');
