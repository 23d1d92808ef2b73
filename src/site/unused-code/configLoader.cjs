// A bundler loader (plain CommonJS: the bundler loads it without TypeScript). Pages read the title, the
// navigation and so on of the configuration; the rest of it is for the build alone.
const ofTheBuild = [
  ...['presets', 'plugins', 'themes', 'ssrTemplate', 'markdown', 'scripts', 'clientModules'],
  ...['onBrokenLinks', 'onBrokenAnchors', 'onDuplicateRoutes', 'staticDirectories'],
];

/** @param {string} source the module that Docusaurus generates: JSON as the default export */
module.exports = function configLoader(source) {
  const json = source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1);
  const isRead = ([name]) => !ofTheBuild.includes(name);
  const read = Object.fromEntries(Object.entries(JSON.parse(json)).filter(isRead));
  return `export default ${JSON.stringify(read)};`;
};

module.exports.ofTheBuild = ofTheBuild;
