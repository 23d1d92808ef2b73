/**
 * docusaurus-theme-openapi-docs generates code for src/components/ApiSamples/otherSamples.ts, but
 * is not registered.
 */
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const theme = require.resolve('docusaurus-theme-openapi-docs');
const ofTheme = (name: string) => createRequire(theme).resolve(name);
const own = (name: string) => path.join(__dirname, name);

/** Postman's library needs these packages for made-up values and replies, not to write code. */
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
        alias: Object.fromEntries(unused.map((name) => [`${name}$`, own('nothing.cjs')])),
        fallback: {
          buffer: ofTheme('buffer/'),
          path: ofTheme('path-browserify'),
          url: ofTheme('url/'),
        },
      },
    }),
  };
}
