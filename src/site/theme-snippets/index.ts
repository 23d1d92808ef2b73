/**
 * Lets one lazy module (src/components/ApiSamples/otherSamples.ts) use the generators of code that
 * docusaurus-theme-openapi-docs brings. The theme itself is not
 * registered: it would replace `@theme/Tabs`, add its style to every page and its script to every
 * operation. DEPENDENCIES.md tells what that costs.
 */
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const theme = require.resolve('docusaurus-theme-openapi-docs');
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
