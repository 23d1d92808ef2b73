// Pages read only a part of the configuration, such as the title.
const ofTheBuild = [
  ...['presets', 'plugins', 'themes', 'ssrTemplate', 'markdown', 'scripts', 'clientModules'],
  ...['onBrokenLinks', 'onBrokenAnchors', 'onDuplicateRoutes', 'staticDirectories'],
];

/** @param {string} source the generated module: JSON as the default export */
module.exports = function configLoader(source) {
  const json = source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1);
  const isRead = ([name]) => !ofTheBuild.includes(name);
  const read = Object.fromEntries(Object.entries(JSON.parse(json)).filter(isRead));
  return `export default ${JSON.stringify(read)};`;
};

module.exports.ofTheBuild = ofTheBuild;
