import {settingGroups} from '../../data/settings';
import {previousVersion} from '../../data/versions';
import {removedSettings, settingFiles, settingsForVersion} from '../../core/settings';
import {wordsOf, type Words} from '../../words';
import type {FactsResolver} from '../../core/resolver';
import type {RichCell} from '../Facts/types';

export interface SettingsReferenceProps {
  readonly version: string;
  /** The version before; undefined on the oldest, which has nothing to compare with. */
  readonly previous: string | undefined;
  /** How many settings the page lists, those of earlier versions included. */
  readonly listed: number;
  /** How many settings the version has. */
  readonly count: number;
  readonly groups: readonly (readonly [id: string, name: string])[];
  /** Files with the same facts, and the list of those of every version. */
  readonly downloads: readonly RichCell[];
  readonly words: Words['settingsReference'];
}

/** `<SettingsReference />`: the head of the list of settings, with its filter and downloads. */
export const resolve: FactsResolver<SettingsReferenceProps> = (
  _attributes,
  {version, locale, baseUrl},
) => {
  const {settings, settingsReference: words} = wordsOf(locale);
  const count = settingsForVersion(version).length;
  return {
    version,
    previous: previousVersion(version),
    listed: count + removedSettings(version).length,
    count,
    groups: settingGroups.map((id) => [id, settings.groups[id].name]),
    downloads: [
      ...(['ini', 'json', 'schema'] as const).map((id) => ({
        text: settingFiles[id],
        href: `${baseUrl}data/${version}/${settingFiles[id]}`,
        isDownload: true,
        after: ` ${words[id]}`,
      })),
      {text: 'index.json', href: `${baseUrl}data/index.json`, after: ` ${words.index}`},
    ],
    words,
  };
};
