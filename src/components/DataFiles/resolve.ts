import {clientFileNames, openapiFileName} from '../../core/rest/downloads';
import {needRestApi} from '../../core/references';
import {fillIn} from '../../core/text/fillIn';
import {previousVersion} from '../../data/versions';
import {wordsOf} from '../../words';
import type {FactsContext, FactsResolver} from '../../core/resolver';

export interface DataFilesProps {
  readonly files: readonly {readonly href: string; readonly name: string; readonly text: string}[];
}

type Files = readonly {readonly path: string; readonly text: string}[];

const lists: Readonly<Record<string, (context: FactsContext) => Files>> = {
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

/** `<DataFiles show="site|facts|rest" />`: files for programs; src/build/data-files writes them. */
export const resolve: FactsResolver<DataFilesProps> = ({show = ''}, context) => {
  const list = Object.hasOwn(lists, show) ? lists[show] : undefined;
  if (!list) {
    throw new Error(`<DataFiles show="${show}" />: use one of ${Object.keys(lists).join(', ')}.`);
  }
  return {
    files: list(context).map(({path, text}) => ({
      href: `${context.baseUrl}${path}`,
      name: path.replace(/^data\//, ''),
      text,
    })),
  };
};
