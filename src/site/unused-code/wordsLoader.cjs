// A bundler loader (plain CommonJS: the bundler loads it without TypeScript). Docusaurus gives every page
// the words of all pages. Here each text is written where `translate()` or `<Translate>` asks for it, so
// that it comes with the part that shows it; descriptions for translators are dropped.
const fs = require('node:fs');
const path = require('node:path');

const STRING = String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"`;
const CALL = new RegExp(
  String.raw`\btranslate\(\s*\{\s*id:\s*(?:'([^']+)'|"([^"]+)")` +
    String.raw`(?:,\s*message:\s*(${STRING}))?(?:,\s*description:\s*(?:${STRING}))?,?\s*\}`,
  'g',
);
const ELEMENT =
  /<Translate(?=\s)((?:\s+(?:id|description)="[^"]*"|\s+values=\{\{[^{}<>]*\}\})+)\s*(?:\/>|>\s*([^<>{}]*?)\s*<\/Translate>)/g;

/** The code of a module with its texts; a part of the theme has its English one beside the id. */
function withWords(code, table) {
  const textOf = (id, own) => (id in table ? JSON.stringify(table[id]) : own);
  return code
    .replace(CALL, (call, one, two, own) => {
      const text = textOf(one ?? two, own);
      return text === undefined ? call : `translate({message: ${text}}`;
    })
    .replace(ELEMENT, (element, attributes, own) => {
      const text = textOf(/\sid="([^"]*)"/.exec(attributes)?.[1], own && JSON.stringify(own));
      const values = /\svalues=\{\{[^{}]*\}\}/.exec(attributes)?.[0] ?? '';
      return text === undefined ? element : `<Translate${values}>{${text}}</Translate>`;
    });
}

const codeBelow = (folder) =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    // The guide has neither a blog nor tags.
    .filter((file) => /(?<!\.test|\.d)\.[jt]sx?$/.test(file) && !/blog|DocTag/i.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');

/** The words that code still asks for by their id, after `withWords`. */
function wordsLeft(table, folders) {
  const code = folders.map((folder) => withWords(codeBelow(folder), table)).join('\n');
  return Object.fromEntries(
    Object.entries(table).filter(([id]) => code.includes(`'${id}'`) || code.includes(`"${id}"`)),
  );
}

/** @param {string} source a module, or the JSON with all words */
module.exports = function wordsLoader(source) {
  const {file, folders} = this.getOptions();
  this.addDependency(file);
  const table = JSON.parse(fs.readFileSync(file, 'utf8'));
  return this.resourcePath === file
    ? `export default ${JSON.stringify(wordsLeft(table, folders))};`
    : withWords(source, table);
};

module.exports.withWords = withWords;
module.exports.wordsLeft = wordsLeft;
