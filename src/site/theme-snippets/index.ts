/**
 * Lets one lazy module use the code snippets of docusaurus-theme-openapi-docs. The theme itself is not
 * registered: it would replace `@theme/Tabs`, add its style to every page and its script to every
 * operation. DEPENDENCIES.md tells what that costs.
 */
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const theme = require.resolve('docusaurus-theme-openapi-docs');
const themeFolder = path.join(path.dirname(theme), 'theme');
/** What the theme brings in place of modules of Node.js. */
const ofTheme = (name: string) => createRequire(theme).resolve(name);
const own = (name: string) => path.join(__dirname, name);

/** What Postman's library needs for made-up values and for replies, and not to write code. */
const unused = [
  '@faker-js/faker/locale/en',
  'file-type',
  'http-reasons',
  'iconv-lite',
  'mime',
  'mime-format',
];

export default function themeSnippetsPlugin(): Plugin {
  return {
    name: 'guide-theme-snippets',
    configureWebpack: () => ({
      resolve: {
        alias: {
          // The theme's block of code brings a highlighter, a modal window and inline styles: ours is enough.
          '@theme/ApiExplorer/ApiCodeBlock$': own('../../components/CodeBlock'),
          ...Object.fromEntries(
            ['ApiExplorer', 'ApiItem/hooks', 'utils'].map((part) => [
              `@theme/${part}`,
              path.join(themeFolder, part),
            ]),
          ),
          ...Object.fromEntries(unused.map((name) => [`${name}$`, own('nothing.cjs')])),
        },
        fallback: {
          buffer: ofTheme('buffer/'),
          path: ofTheme('path-browserify'),
          url: ofTheme('url/'),
        },
      },
    }),
  };
}
