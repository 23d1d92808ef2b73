import {createRequire} from 'node:module';

const {default: template} = createRequire(__filename)(
  '@docusaurus/core/lib/ssg/ssgTemplate.html',
) as {readonly default: string};

const THEIRS = `<% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>`;
if (!template.includes(THEIRS)) {
  throw new Error(
    'Docusaurus starts its scripts in another way now: look at src/browser/start/startScripts.js.',
  );
}

/**
 * Makes Docusaurus' frame of a page, with the scripts of src/browser/start.
 * @param root label of the version at the root, whose entry pages beside the versions have
 * @param current label of the version that Docusaurus calls "current"
 */
export function pageTemplate(root: string, current: string): string {
  return template.replace(
    THEIRS,
    () => `<%
      const [, version = '${root}'] =
        /docusaurus_version\\W+content\\W+([\\w.]+)/.exec(it.metaAttributes.join('')) || [];
      const own = '/routes-' + (version === 'current' ? '${current}' : version) + '.';
      const scripts = it.scripts.filter(
        (script) => !script.includes('/routes-') || script.includes(own),
      );
      if (!scripts.some((script) => script.includes(own))) {
        throw new Error('A page lacks its script ' + own + ', so it would stay without its interface.');
      }
      scripts.forEach((script) => { %>
      <script type="text/plain" data-src="<%= it.baseUrl %><%= script %>"></script>
    <% }); %>`,
  );
}
