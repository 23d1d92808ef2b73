// The menu of versions needs all pages, but what several versions share is written once, 1 KB in
// place of 4.

/** @param {string} source the generated module, as JSON */
module.exports = function globalDataLoader(source) {
  const data = JSON.parse(source);
  const pages = new Map();
  const numberOf = (root, {path, id, ...doc}) => {
    if (!path.startsWith(root)) {
      throw new Error(`The page ${path} isn't below its version's path ${root}.`);
    }
    const own = path.slice(root.length);
    const page = JSON.stringify([own, own === `/${id}` ? doc : {id, ...doc}]);
    pages.set(page, pages.get(page) ?? pages.size);
    return pages.get(page);
  };
  for (const version of data['docusaurus-plugin-content-docs'].default.versions) {
    const root = version.path.replace(/\/$/, '');
    version.docs = version.docs.map((doc) => numberOf(root, doc));
  }
  return `const data = ${JSON.stringify(data)};
const pages = [${[...pages.keys()].join()}];
for (const version of data['docusaurus-plugin-content-docs'].default.versions) {
  const root = version.path.replace(/\\/$/, '');
  version.docs = version.docs.map((number) => {
    const [own, doc] = pages[number];
    return {id: own.slice(1), ...doc, path: root + own};
  });
}
export default data;`;
};
