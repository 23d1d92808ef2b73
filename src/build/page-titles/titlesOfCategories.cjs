// @ts-check
/**
 * A loader for the data of the docs plugin: titles and descriptions of all pages of a version go
 * along with every page, and only the index pages of categories show them. They move there.
 *
 * `src/theme/DocCategoryGeneratedIndexPage` gives them back to the cards.
 */
const fs = require('node:fs');
const path = require('node:path');

/** @typedef {{type: string, docId?: string, link?: {permalink?: string}, href?: string, items?: Item[]}} Item */
/** @typedef {{version?: {docs: Record<string, object>, docsSidebars: Record<string, Item[]>}, categoryGeneratedIndex?: {permalink: string}}} Data */

/** @param {readonly Item[]} items @returns {Item[]} */
const withNested = (items) => items.flatMap((item) => [item, ...withNested(item.items ?? [])]);

/**
 * @param {Data} data
 * @param {readonly Data[]} all the data of all versions
 * @returns {Data}
 */
function moveTitles(data, all) {
  if (data.version?.docs) {
    return {...data, version: {...data.version, docs: {}}};
  }
  if (data.categoryGeneratedIndex) {
    const {permalink} = data.categoryGeneratedIndex;
    for (const {version} of all) {
      const category = withNested(Object.values(version?.docsSidebars ?? {}).flat()).find(
        ({type, href}) => type === 'category' && href === permalink,
      );
      if (version && category) {
        const ids = withNested(category.items ?? []).flatMap(({docId}) => docId ?? []);
        const docs = Object.fromEntries(ids.map((id) => [id, version.docs[id] ?? {}]));
        const own = /** @type {object} */ (data.categoryGeneratedIndex);
        return {categoryGeneratedIndex: /** @type {never} */ ({...own, docs})};
      }
    }
    throw new Error(`No sidebar has the category ${permalink}: see src/build/page-titles.`);
  }
  return data;
}

/**
 * @this {{resourcePath: string, addContextDependency(dir: string): void}}
 * @param {string} text
 */
function loader(text) {
  const data = JSON.parse(text);
  const dir = path.dirname(this.resourcePath);
  this.addContextDependency(dir);
  const all = data.categoryGeneratedIndex
    ? fs.readdirSync(dir).map((name) => JSON.parse(fs.readFileSync(path.join(dir, name), 'utf8')))
    : [];
  return JSON.stringify(moveTitles(data, all));
}

module.exports = loader;
module.exports.moveTitles = moveTitles;
