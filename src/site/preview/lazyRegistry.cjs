// A bundler loader (plain CommonJS: the bundler loads it without TypeScript). Docusaurus' list of what
// pages load names each module twice: as an import, and by `require.resolveWeak`, for which the bundler
// makes the module at once. With a plain name in its place a page is made when it is opened.

/** @param {string} source `.docusaurus/registry.js` */
module.exports = (source) => source.replace(/require\.resolveWeak\(("(?:[^"\\]|\\.)*")\)/g, '$1');
