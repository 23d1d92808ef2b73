import {hasRestApi} from '../../data/features';
import {localePath} from '../../data/locales';
import {settingGroups, settings as allSettings} from '../../data/settings';
import {versionIds, versionPath} from '../../data/versions';
import {editorData} from '../../core/editor/facts';
import {comparisonOf} from '../../core/changes';
import {pagePath} from '../../core/references';
import type {FactsAttributes, FactsContext} from '../../core/resolver';
import {wordsOf} from '../../words';
import {upgradeLinks} from '../UpgradeSteps/resolve';

export function resolve(_: FactsAttributes, {version, locale, baseUrl}: FactsContext) {
  const words = wordsOf(locale);
  const data = editorData(version, words);
  const placeInFile = new Map(data.settings.map(({key}, place) => [key, place]));
  const root = `${baseUrl}${localePath(locale)}`;
  return {
    data,
    groups: settingGroups
      .map((id) => {
        const places = allSettings
          .filter(({group}) => group === id)
          .flatMap(({key}) => placeInFile.get(key) ?? []);
        return [id, words.settings.groups[id].name, places] as const;
      })
      .filter(([, , places]) => places.length > 0),
    words: {...words.editor, fault: words.settingsFile.fault, written: words.settingsFile.written},
    defaultFile: `${baseUrl}data/${version}/PalWorldSettings.ini`,
    otherEditors: versionIds
      .filter((id) => id !== version)
      .map((id): readonly [version: string, address: string] => [
        id,
        `${root}${versionPath(id)}settings-and-operation/editor`,
      ]),
    comparison: comparisonOf(version, ['settings', 'arguments', 'commands']),
    upgradeLinks: upgradeLinks(version),
    ...(hasRestApi(version) && {imagesPath: pagePath(version, 'operate/community-images')}),
  };
}

export type SettingsEditorProps = ReturnType<typeof resolve>;
