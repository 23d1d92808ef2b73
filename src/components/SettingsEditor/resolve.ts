import {hasOfficialImage, hasRestApi} from '../../data/features';
import {values} from '../../data/values';
import {settingGroups, settings as allSettings} from '../../data/settings';
import {isAtLeast, versionIds, versionPath, firstVersionWith} from '../../data/versions';
import type {EditorData, EditorSetting} from '../../core/editor';
import {printValue, removedSettings, settingsForVersion} from '../../core/settings';
import {pagePath} from '../../core/references';
import type {UpgradeFacts} from '../../core/upgrade';
import {upgradeFacts} from '../../core/upgrade/facts';
import {joinSentences} from '../../core/text/sentences';
import {localePath} from '../../data/locales';
import {wordsOf, type Words} from '../../words';
import {upgradeWords, type UpgradeStepsWords} from '../UpgradeSteps/resolve';
import {withoutEmpty} from '../../core/withoutEmpty';
import type {FactsResolver} from '../../core/resolver';

export interface SettingsEditorProps {
  readonly data: EditorData;
  /** The groups in the order of the reference page, with the places of their settings in the file. */
  readonly groups: readonly (readonly [id: string, name: string, places: readonly number[]])[];
  readonly words: Readonly<Record<string, string>>;
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
  readonly paths: readonly (readonly [system: string, path: string])[];
  /** Where the official image takes the file from, in versions that have an image. */
  readonly dockerPath?: string;
}

/** Why a written text must not be used, by `fault.<code>`. What is said about a file: ./fileWords. */
function faultWords({fault, written}: Words['settingsFile']): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(Object.entries(fault).map(([code, said]) => [`fault.${code}`, said])),
    written,
  };
}

/** `<SettingsEditor />`: everything the editor of the page's version and language needs. */
export const resolve: FactsResolver<SettingsEditorProps> = (
  _attributes,
  {version, locale, baseUrl},
) => {
  const {editor, settingsFile, text} = wordsOf(locale);
  const words: Readonly<Record<string, string>> = {...editor, ...faultWords(settingsFile)};
  const texts = wordsOf(locale).settings;
  const toSetting = (of: ReturnType<typeof settingsForVersion>[number]): EditorSetting => {
    const {setting} = of;
    const said = texts.settings[setting.key];
    if (!said) {
      throw new Error(
        `The setting ${setting.key} has no words in ${locale}. Add them to src/words/${locale}/settings.json.`,
      );
    }
    const unit = 'unit' in setting ? setting.unit : undefined;
    const effects = [said.higher && `↑ ${said.higher}`, said.lower && `↓ ${said.lower}`];
    const max = of.range?.communityMax ?? of.range?.max;
    return withoutEmpty({
      key: setting.key,
      type: setting.type,
      name: said.name,
      text: joinSentences([said.summary, said.description], text.betweenSentences),
      preset: of.printedDefault,
      min: of.range?.min,
      max,
      unit: (unit && words[`unit.${unit}`]) || undefined,
      values: of.values?.map((value) => [value, said.values?.[value] ?? ''] as const),
      notes: [
        ...effects.filter((effect) => effect !== undefined),
        ...of.notes.map((id) => said.notes?.[id]).filter((note) => note !== undefined),
        ...(setting.newWorld ? [words.newWorld ?? ''] : []),
      ],
      noEffect: of.hasEffect ? undefined : true,
      deprecated: of.isDeprecated || undefined,
      secret: 'secret' in setting ? setting.secret : undefined,
      since: of.addedIn,
      was: of.changes.map((change) => ({
        before: change.version,
        value: printValue(setting.type, change.from),
      })),
    }) as EditorSetting;
  };

  const inFile = settingsForVersion(version);
  const inPageOrder = allSettings
    .map(({key}) => inFile.find((setting) => setting.key === key))
    .filter((setting) => setting !== undefined);
  if (inPageOrder.length !== inFile.length) {
    throw new Error(`Some settings of ${version} are missing from the catalogue's order.`);
  }
  const root = `${baseUrl}${localePath(locale)}`;
  return {
    data: {
      version,
      versions: versionIds.filter((id) => isAtLeast(version, id)),
      settings: inFile.map(toSetting),
      removed: removedSettings(version).map((setting) =>
        withoutEmpty({
          key: setting.key,
          name: texts.settings[setting.key]?.name ?? setting.key,
          since: firstVersionWith(setting.since) ?? '',
          removed: (setting.removed && firstVersionWith(setting.removed)) ?? '',
          replacedBy: setting.replacedBy,
        }),
      ) as EditorData['removed'],
    },
    groups: settingGroups
      .filter((id) => inFile.some(({setting}) => setting.group === id))
      .map((id) => {
        const places = inPageOrder
          .filter(({setting}) => setting.group === id)
          .map((of) => inFile.indexOf(of));
        return [id, texts.groups[id].name, places] as const;
      }),
    words,
    defaultFile: `${baseUrl}data/${version}/PalWorldSettings.ini`,
    otherEditors: versionIds
      .filter((id) => id !== version)
      .map((id) => [id, `${root}${versionPath(id)}settings-and-operation/editor`] as const),
    upgrade: {facts: upgradeFacts(version), links: upgradeWords(version, locale).links},
    ...(hasRestApi(version) ? {imagesPath: pagePath(version, 'operate/community-images')} : {}),
    paths: [
      ['Windows', `PalServer\\${values.settingsFileWindows}`],
      ['Linux', `PalServer/${values.settingsFileLinux}`],
    ],
    ...(hasOfficialImage(version) ? {dockerPath: values.settingsFileDocker} : {}),
  };
};
