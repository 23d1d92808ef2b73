import {hasOfficialImage, hasRestApi} from '../../data/features';
import {localePath} from '../../data/locales';
import {settingGroups, settings as allSettings} from '../../data/settings';
import {values} from '../../data/values';
import {versionIds, versionPath} from '../../data/versions';
import type {EditorData, Sentences} from '../../core/editor';
import {editorData} from '../../core/editor/facts';
import {pagePath} from '../../core/references';
import type {FactsResolver} from '../../core/resolver';
import type {UpgradeFacts} from '../../core/upgrade';
import {upgradeFacts} from '../../core/upgrade/facts';
import {wordsOf} from '../../words';
import {upgradeWords, type UpgradeStepsWords} from '../UpgradeSteps/resolve';

export interface SettingsEditorProps {
  readonly data: EditorData;
  /** The groups in the order of the reference page, with the places of their settings in the file. */
  readonly groups: readonly (readonly [id: string, name: string, places: readonly number[]])[];
  readonly words: Sentences;
  /** Address of the default file, from the root of the site. */
  readonly defaultFile: string;
  /** The editors of the other versions, newest first. */
  readonly otherEditors: readonly (readonly [version: string, address: string])[];
  /** What the steps of an upgrade are made of, and where they lead. */
  readonly upgrade: {
    readonly facts: UpgradeFacts;
    readonly links: UpgradeStepsWords['links'];
  };
  /** The page about the community images for Docker, in versions that have it. */
  readonly imagesPath?: string;
  /** Where the file belongs, also for the official image in versions that have one. */
  readonly paths: readonly (readonly [said: string, path: string])[];
}

/** `<SettingsEditor />`: everything the editor of the page's version and language needs. */
export const resolve: FactsResolver<SettingsEditorProps> = (
  _attributes,
  {version, locale, baseUrl},
) => {
  const words = wordsOf(locale);
  const data = editorData(version, words);
  const placeInFile = new Map(data.settings.map(({key}, place) => [key, place]));
  const {colon, whereDocker} = words.editor;
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
      .map((id) => [id, `${root}${versionPath(id)}settings-and-operation/editor`] as const),
    upgrade: {facts: upgradeFacts(version), links: upgradeWords(version, locale).links},
    ...(hasRestApi(version) ? {imagesPath: pagePath(version, 'operate/community-images')} : {}),
    paths: [
      ['Windows' + colon, `PalServer\\${values.settingsFileWindows}`],
      ['Linux' + colon, `PalServer/${values.settingsFileLinux}`],
      ...(hasOfficialImage(version)
        ? [[`${whereDocker} `, values.settingsFileDocker] as const]
        : []),
    ],
  };
};
