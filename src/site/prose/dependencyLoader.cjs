// The bundler loads it without TypeScript. It leaves the page unchanged and only says which other
// files the page is made from.
const fs = require('node:fs');
const path = require('node:path');

const known = new Map();

/**
 * Docusaurus reads titles, descriptions and sidebar labels again only when the page's own file
 * changes, so other front matter gives that file a new time.
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
    factFolders.forEach((folder) => this.addContextDependency(path.join(siteDir, folder)));
  }
  return source;
};
