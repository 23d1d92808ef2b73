import {settingGroups} from '../../data/settings';
import {previousVersion} from '../../data/versions';
import {downloadsOf} from '../../core/settings/downloads';
import {removedSettings, settingsForVersion} from '../../core/settings';
import {wordsOf, type Words} from '../../words';
import type {FactsResolver} from '../../core/resolver';

export interface SettingsReferenceProps {
  readonly version: string;
  /** The version before; undefined on the oldest, which has nothing to compare with. */
  readonly previous: string | undefined;
  /** How many settings the page lists, those of earlier versions included. */
  readonly listed: number;
  /** How many settings the version has. */
  readonly count: number;
  readonly groups: readonly {readonly id: string; readonly name: string}[];
  readonly downloads: readonly {
    readonly id: 'ini' | 'json' | 'schema';
    readonly file: string;
    readonly href: string;
  }[];
  /** The list of the downloads of every version. */
  readonly downloadsIndex: string;
  readonly words: Words['settingsReference'];
}

/** `<SettingsReference />`: the head of the list of settings, with its filter and downloads. */
export const resolve: FactsResolver<SettingsReferenceProps> = (
  _attributes,
  {version, locale, baseUrl},
) => {
  const words = wordsOf(locale).settings;
  const count = settingsForVersion(version).length;
  return {
    version,
    previous: previousVersion(version),
    listed: count + removedSettings(version).length,
    count,
    groups: settingGroups.map((id) => ({id, name: words.groups[id].name})),
    downloads: downloadsOf(version).map(({id, file, path}) => ({
      id,
      file,
      href: `${baseUrl}${path}`,
    })),
    downloadsIndex: `${baseUrl}data/index.json`,
    words: wordsOf(locale).settingsReference,
  };
};
