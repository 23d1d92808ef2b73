// Docusaurus' registry has `require.resolveWeak`, for which the bundler makes every page at once.
// With plain names a page is made when it is opened.

/** @param {string} source `.docusaurus/registry.js` */
module.exports = (source) => source.replace(/require\.resolveWeak\(("(?:[^"\\]|\\.)*")\)/g, '$1');
