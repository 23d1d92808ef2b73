import {clientFileNames, openapiPath} from '../../../core/rest/downloads';
import {markdownArchive} from '../../../core/markdownArchive';
import {needRestApi} from '../../../core/references';
import {keysOf, oneOf, type FactsContext} from '../../../core/resolver';
import {settingFiles} from '../../../core/settings';
import {fillIn} from '../../../core/text/fillIn';
import {feeds} from '../../../data/feeds';
import {localePath} from '../../../data/locales';
import {previousVersion} from '../../../data/versions';
import {wordsOf} from '../../../words';
import {code, type FactsBuilder} from '../types';

/** A link with a text shows the file. Other links download it. */
type Files = readonly (readonly [path: string, text?: string])[];

const lists = {
  'rest-api': ({version, locale}) =>
    (['yaml', 'json'] as const).map((form) => [openapiPath(version, locale, form)]),
  'settings-command': () => [
    ['tools/palworld-settings.mjs'],
    ['tools/palworld-settings.mjs.sha256'],
    ['tools/palworld-settings.schema.json'],
  ],
  feeds: ({locale}) =>
    keysOf(feeds).map((name) => [
      `${localePath(locale)}${feeds[name]}`,
      wordsOf(locale).dataFiles[feeds[name]],
    ]),
  'builds-feed': ({locale}) => [[`${localePath(locale)}${feeds.builds}`, '']],
  site: ({locale}) =>
    (['index.json', 'builds.json', 'status.json'] as const).map((file) => [
      `data/${file}`,
      wordsOf(locale).dataFiles[file],
    ]),
  markdown: ({version, locale}) => [
    [markdownArchive(version, locale), wordsOf(locale).dataFiles.markdown],
  ],
  settings: ({version, locale}) =>
    Object.values(settingFiles).map(
      (file) => [`data/${version}/${file}`, wordsOf(locale).dataFiles[file]] as const,
    ),
  facts: ({version, locale}) => {
    const words = wordsOf(locale).dataFiles;
    const before = previousVersion(version);
    const names = [
      'settings.json',
      'settings.schema.json',
      'PalWorldSettings.ini',
      'arguments.json',
      'commands.json',
      'ports.json',
      'paths.json',
      'sources.json',
    ] as const;
    const files: Files = names.map((file) => [`data/${version}/${file}`, words[file]]);
    const changes = before && fillIn(words.changes, {from: before, to: version});
    return changes ? [...files, [`data/changes/${before}-${version}.json`, changes]] : files;
  },
  rest: ({version, locale}) => {
    needRestApi(version);
    const words = wordsOf(locale).dataFiles;
    return [
      ...Object.values(clientFileNames).map(
        (file) => [`data/${version}/${file}`, words[file]] as const,
      ),
      [openapiPath(version, locale, 'yaml'), words['openapi.yaml']],
    ];
  },
} satisfies Readonly<Record<string, (page: FactsContext) => Files>>;

/** `name="rest-api"` links to built files. */
export const downloads: FactsBuilder = ({name}, page) => {
  const list = oneOf('list of downloads', keysOf(lists), name);
  const files = lists[list](page).map(([path, text]) => ({
    ...code(
      text && path.startsWith('data/') ? path.slice('data/'.length) : path.split('/').at(-1)!,
    ),
    href: `${page.baseUrl}${path}`,
    isDownload: text === undefined || /\.(?:ini|zip)$/.test(path),
    remark: text,
  }));
  return {blocks: [{list: files}]};
};
