/** Stands in for the versions of all plugins, which no page shows. */
export default {docusaurusVersion: '', pluginVersions: {}};
