import {clientFileNames, openapiFileName} from '../../core/rest/downloads';
import {needRestApi} from '../../core/references';
import {fillIn} from '../../core/text/fillIn';
import {allFeeds} from '../../data/feeds';
import {localePath} from '../../data/locales';
import {previousVersion} from '../../data/versions';
import {wordsOf} from '../../words';
import type {FactsContext, FactsResolver} from '../../core/resolver';

export interface DownloadsProps {
  /** A file with a text is one to look at; the others are for the reader's own machine. */
  readonly files: readonly {readonly href: string; readonly name: string; readonly text?: string}[];
}

type Files = readonly {readonly path: string; readonly text?: string}[];

const namesOnly = (folder: string, names: readonly string[]): Files =>
  names.map((name) => ({path: `${folder}/${name}`}));

const lists: Readonly<Record<string, (page: FactsContext) => Files>> = {
  /** The description of the page's version, in the reader's language: src/site/data-files. */
  'rest-api': ({version, locale}) =>
    namesOnly(`data/${version}`, [
      openapiFileName(locale, 'yaml'),
      openapiFileName(locale, 'json'),
    ]),
  /** The command that checks settings files: src/site/settings-command. */
  'settings-command': () =>
    namesOnly('tools', [
      'palworld-settings.mjs',
      'palworld-settings.mjs.sha256',
      'palworld-settings.schema.json',
    ]),
  /** The feeds of the page's language: src/site/feeds. */
  feeds: ({locale}) =>
    allFeeds.map(({name, file}) => ({
      path: `${localePath(locale)}${file}`,
      text: name,
    })),
  site: ({locale}) =>
    (['index.json', 'builds.json', 'status.json'] as const).map((file) => ({
      path: `data/${file}`,
      text: wordsOf(locale).dataFiles[file],
    })),
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
    return [
      ...names.map((file) => ({path: `data/${version}/${file}`, text: words[file]})),
      ...(before === undefined
        ? []
        : [
            {
              path: `data/changes/${before}-${version}.json`,
              text: fillIn(words.changes, {from: before, to: version}),
            },
          ]),
    ];
  },
  rest: ({version, locale}) => {
    needRestApi(version);
    const words = wordsOf(locale).dataFiles;
    return [
      ...Object.values(clientFileNames).map((file) => ({
        path: `data/${version}/${file}`,
        text: words[file],
      })),
      {
        path: `data/${version}/${openapiFileName(locale, 'yaml')}`,
        text: words['openapi.yaml'],
      },
    ];
  },
};

/** `<Downloads of="rest-api" />`: a list of files that the build writes. */
export const resolve: FactsResolver<DownloadsProps> = ({of = ''}, page) => {
  const list = Object.hasOwn(lists, of) ? lists[of] : undefined;
  if (!list) {
    throw new Error(
      `There are no downloads of "${of}". Use one of ${Object.keys(lists).join(', ')}.`,
    );
  }
  return {
    files: list(page).map(({path, text}) => ({
      href: `${page.baseUrl}${path}`,
      // Data of one version are told apart by its folder, other files by their name.
      name: text && path.startsWith('data/') ? path.slice('data/'.length) : path.split('/').at(-1)!,
      ...(text === undefined ? undefined : {text}),
    })),
  };
};
