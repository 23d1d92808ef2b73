// A bundler loader (plain CommonJS: the bundler loads it without TypeScript). It leaves the page as
// it is and only says which other file the page is made from.
const path = require('node:path');

/** @param {string} source the page's file */
module.exports = function dependencyLoader(source) {
  const {siteDir, locale} = this.getOptions();
  const page = /^<Shared page="([^"]+)" \/>[ \t]*$/m.exec(source)?.[1];
  if (page) {
    this.addDependency(path.join(siteDir, 'src', 'content', page, `${locale}.mdx`));
  }
  return source;
};
