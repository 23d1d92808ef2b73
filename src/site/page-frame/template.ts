import {createRequire} from 'node:module';

const {default: template} = createRequire(__filename)(
  '@docusaurus/core/lib/ssg/ssgTemplate.html',
) as {readonly default: string};

const THEIRS = '<script src="<%= it.baseUrl %><%= script %>" defer></script>';
const OURS = '<script type="text/plain" data-src="<%= it.baseUrl %><%= script %>"></script>';
if (!template.includes(THEIRS)) {
  throw new Error(
    'Docusaurus starts its scripts in another way now: look at src/browser/start/startScripts.js.',
  );
}

/**
 * The frame of every built page: Docusaurus' own, but its scripts are not run as they come.
 * src/browser/start/startScripts.js does that once the page has been painted.
 */
export const pageTemplate = template.replace(THEIRS, OURS);
