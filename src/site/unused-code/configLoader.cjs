// Pages read only a part of the configuration, such as the title, of the metadata, and of the words:
// themes for blogs and Algolia bring theirs in every language but English.
const ofTheBuild = [
  ...['presets', 'plugins', 'themes', 'ssrTemplate', 'markdown', 'scripts', 'clientModules'],
  ...['onBrokenLinks', 'onBrokenAnchors', 'onDuplicateRoutes', 'staticDirectories'],
  'pluginVersions',
];
const OTHER_WORDS = /^theme\.(?:blog|SearchPage)\./;

/** @param {string} source the generated module: JSON, or JSON as the default export */
module.exports = function configLoader(source) {
  const json = source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1);
  const isRead = ([name]) => !ofTheBuild.includes(name) && !OTHER_WORDS.test(name);
  const read = Object.fromEntries(Object.entries(JSON.parse(json)).filter(isRead));
  return `export default ${JSON.stringify(read)};`;
};

module.exports.ofTheBuild = ofTheBuild;
