import {clientFileNames, openapiPath} from '../../../core/rest/downloads';
import {markdownArchive} from '../../../core/markdownArchive';
import {needRestApi} from '../../../core/references';
import {keysOf, oneOf, type FactsContext} from '../../../core/resolver';
import {settingFiles} from '../../../core/settings';
import {fillIn} from '../../../core/text/fillIn';
import {feeds} from '../../../data/feeds';
import {localePath} from '../../../data/locales';
import {previousVersion} from '../../../data/versions';
import {wordsOf, type Words} from '../../../words';
import {code, type FactsBuilder} from '../types';

/** A link with a text shows the file. Other links download it. */
type Files = readonly (readonly [path: string, text?: string])[];

const described = (
  {locale}: FactsContext,
  folder: string,
  files: readonly (keyof Words['dataFiles'])[],
): Files => files.map((file) => [folder + file, wordsOf(locale).dataFiles[file]]);

const lists = {
  'rest-api': ({version, locale}) =>
    (['yaml', 'json'] as const).map((form) => [openapiPath(version, locale, form)]),
  'settings-command': () => [
    ['tools/palworld-settings.mjs'],
    ['tools/palworld-settings.mjs.sha256'],
    ['tools/palworld-settings.schema.json'],
  ],
  feeds: (page) => described(page, localePath(page.locale), Object.values(feeds)),
  'builds-feed': ({locale}) => [[`${localePath(locale)}${feeds.builds}`, '']],
  site: (page) => described(page, 'data/', ['index.json', 'builds.json', 'status.json']),
  markdown: ({version, locale}) => [
    [markdownArchive(version, locale), wordsOf(locale).dataFiles.markdown],
  ],
  settings: (page) => described(page, `data/${page.version}/`, Object.values(settingFiles)),
  facts: (page) => {
    const {version, locale} = page;
    const from = previousVersion(version);
    const words = wordsOf(locale).dataFiles;
    const files = described(page, `data/${version}/`, [
      'settings.json',
      'settings.schema.json',
      'PalWorldSettings.ini',
      'arguments.json',
      'commands.json',
      'ports.json',
      'paths.json',
      'sources.json',
    ]);
    return from
      ? [
          ...files,
          [`data/changes/${from}-${version}.json`, fillIn(words.changes, {from, to: version})],
        ]
      : files;
  },
  rest: (page) => {
    const {version, locale} = page;
    needRestApi(version);
    return [
      ...described(page, `data/${version}/`, Object.values(clientFileNames)),
      [openapiPath(version, locale, 'yaml'), wordsOf(locale).dataFiles['openapi.yaml']],
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
