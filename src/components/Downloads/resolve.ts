import {openapiFileName} from '../../core/rest/downloads';
import type {FactsContext, FactsResolver} from '../../core/resolver';

export interface DownloadsProps {
  readonly files: readonly {readonly href: string; readonly name: string}[];
}

/** Where the files lie, and their names. */
const lists: Readonly<
  Record<string, (page: FactsContext) => readonly [folder: string, names: readonly string[]]>
> = {
  /** The description of the page's version, in the reader's language: src/build/data-files. */
  'rest-api': ({version, locale}) => [
    `data/${version}`,
    [openapiFileName(locale, 'yaml'), openapiFileName(locale, 'json')],
  ],
  /** The command that checks settings files: src/build/settings-command. */
  'settings-command': () => [
    'tools',
    ['palworld-settings.mjs', 'palworld-settings.mjs.sha256', 'palworld-settings.schema.json'],
  ],
};

/** `<Downloads of="rest-api" />`, `<Downloads of="settings-command" />`: a list of files to download. */
export const resolve: FactsResolver<DownloadsProps> = ({of = ''}, page) => {
  const list = Object.hasOwn(lists, of) ? lists[of] : undefined;
  if (!list) {
    throw new Error(
      `There are no downloads of "${of}". Use one of ${Object.keys(lists).join(', ')}.`,
    );
  }
  const [folder, names] = list(page);
  return {files: names.map((name) => ({href: `${page.baseUrl}${folder}/${name}`, name}))};
};
