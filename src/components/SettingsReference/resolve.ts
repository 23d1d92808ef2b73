import {settingGroups} from '../../data/settings';
import {previousVersion} from '../../data/versions';
import {removedSettings, settingsForVersion} from '../../core/settings';
import {fillIn} from '../../core/text/fillIn';
import {wordsOf} from '../../words';
import type {FactsAttributes, FactsContext} from '../../core/resolver';

export function resolve(_: FactsAttributes, {version, locale}: FactsContext) {
  const {settings, settingsReference: words} = wordsOf(locale);
  const listed = settingsForVersion(version).length + removedSettings(version).length;
  return {
    all: fillIn(words.all, {version, listed}),
    previous: previousVersion(version),
    /** Includes the settings that only earlier versions have. */
    listed,
    groups: settingGroups.map((id) => [id, settings.groups[id].name] as const),
    words,
  };
}

export type SettingsReferenceProps = ReturnType<typeof resolve>;
