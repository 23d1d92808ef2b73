// A bundler loader (plain CommonJS: the bundler loads it without TypeScript). It leaves the page as
// it is and only says which other file the page is made from.
const fs = require('node:fs');
const path = require('node:path');

/** The front matter of the files with words, as it was when their page was loaded last. */
const known = new Map();

/**
 * Docusaurus reads titles, descriptions and sidebar labels again only when the page's own file changes,
 * and that one names the words and nothing else: with another front matter it gets a new time.
 *
 * @param {string} shared the file with the words
 * @param {string} page the page's own file
 */
function renewFrontMatter(shared, page) {
  const matter = fs.existsSync(shared)
    ? /^---\r?\n[\s\S]*?\r?\n---/.exec(fs.readFileSync(shared, 'utf8'))?.[0]
    : undefined;
  const before = known.get(page);
  known.set(page, matter);
  if (before !== undefined && before !== matter) {
    fs.utimesSync(page, new Date(), new Date());
  }
}

/** @param {string} source the page's file */
module.exports = function dependencyLoader(source) {
  const {siteDir, words, factFolders} = this.getOptions();
  const page = /^<Shared page="([^"]+)" \/>[ \t]*$/m.exec(source)?.[1];
  if (page && words[page]) {
    const shared = path.join(siteDir, words[page]);
    this.addDependency(shared);
    if (this.mode === 'development') {
      renewFrontMatter(shared, this.resourcePath);
    }
  }
  if (this.mode === 'development') {
    // src/site/preview has the facts read again.
    factFolders.forEach((folder) => this.addContextDependency(path.join(siteDir, folder)));
  }
  return source;
};
