import {settingGroups} from '../../data/settings';
import {previousVersion} from '../../data/versions';
import {removedSettings, settingFiles, settingsForVersion} from '../../core/settings';
import {wordsOf} from '../../words';
import type {FactsAttributes, FactsContext} from '../../core/resolver';

/** `<SettingsReference />`: the head of the list of settings, with its filter and downloads. */
export function resolve(_: FactsAttributes, {version, locale, baseUrl}: FactsContext) {
  const {settings, settingsReference: words} = wordsOf(locale);
  const count = settingsForVersion(version).length;
  return {
    version,
    /** Undefined on the oldest, which has nothing to compare with. */
    previous: previousVersion(version),
    /** How many settings the page lists, those of earlier versions included. */
    listed: count + removedSettings(version).length,
    /** How many settings the version has. */
    count,
    groups: settingGroups.map((id) => [id, settings.groups[id].name] as const),
    /** Files with the same facts, and the list of those of every version. */
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
}

export type SettingsReferenceProps = ReturnType<typeof resolve>;
