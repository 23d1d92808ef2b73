// A bundler loader (plain CommonJS: the bundler loads it without TypeScript). The menu of versions needs
// the pages of all of them; each is written once, with a sign for each version that has it.

/** @param {string} source the module that Docusaurus generates: JSON with what plugins give to every page */
module.exports = function globalDataLoader(source) {
  const data = JSON.parse(source);
  const {versions} = data['docusaurus-plugin-content-docs'].default;
  const all = new Map();
  versions.forEach((version, number) => {
    const root = version.path.replace(/\/$/, '');
    for (const {path, id, ...more} of version.docs) {
      if (!path.startsWith(root)) {
        throw new Error(`The page ${path} isn't below its version's path ${root}.`);
      }
      const below = path.slice(root.length);
      const page = JSON.stringify([below, ...(below === `/${id}` ? [more] : [more, id])]);
      all.set(page, (all.get(page) ?? '') + String.fromCharCode(97 + number));
    }
    version.docs = [];
  });
  // Those that the same versions have are in a row.
  const rows = {};
  for (const [page, signs] of all) {
    const [below, more, ...id] = JSON.parse(page);
    const key = JSON.stringify([signs, more]);
    (rows[key] ??= []).push(id.length > 0 ? [below, ...id] : below);
  }
  const table = Object.entries(rows).map(([key, pages]) => [...JSON.parse(key), pages]);
  return `const data = ${JSON.stringify(data)};
const {versions} = data['docusaurus-plugin-content-docs'].default;
for (const [signs, more, pages] of ${JSON.stringify(table)}) {
  for (const sign of signs) {
    const version = versions[sign.charCodeAt() - 97];
    for (const page of pages) {
      const [below, id = page.slice(1)] = [].concat(page);
      version.docs.push({id, path: version.path.replace(/\\/$/, '') + below, ...more});
    }
  }
}
export default data;`;
};
