import {comparisonOf} from '../../core/changes';
import {editorData} from '../../core/editor/facts';
import type {EditorData} from '../../core/editor/model';
import {pagePath} from '../../core/references';
import type {FactsAttributes, FactsContext} from '../../core/resolver';
import {hasRestApi} from '../../data/features';
import type {Locale} from '../../data/locales';
import {settingGroups, settings as allSettings} from '../../data/settings';
import {synonyms} from '../../data/synonyms';
import type {VersionId} from '../../data/versions';
import {wordsOf} from '../../words';
import {upgradeLinks} from '../UpgradeSteps/resolve';

export function resolve(_: FactsAttributes, {version, locale, baseUrl}: FactsContext) {
  const words = wordsOf(locale);
  const data = editorData(version, words);
  const placeInFile = new Map(data.settings.map(({key}, place) => [key, place]));
  const groups = settingGroups
    .map((id) => {
      const places = allSettings
        .filter(({group}) => group === id)
        .flatMap(({key}) => placeInFile.get(key) ?? []);
      return [id, words.settings.groups[id].name, places] as const;
    })
    .filter(([, , places]) => places.length > 0);
  // Only the first group is open at the start, so the texts of the others load later.
  const shownFirst: EditorData = {
    ...data,
    settings: data.settings.map((setting, place) => {
      const {text: _, notes: __, ...short} = setting;
      return groups[0]?.[2].includes(place) ? setting : short;
    }),
  };
  return {
    data: shownFirst,
    groups,
    words: words.editor,
    defaultFile: `${baseUrl}data/${version}/PalWorldSettings.ini`,
    ...(hasRestApi(version) && {imagesPath: pagePath(version, 'operate/community-images')}),
  };
}

export type SettingsEditorProps = ReturnType<typeof resolve>;

/** Collects what a reader's browser loads once the editor is used. */
export function laterFacts(version: VersionId, locale: Locale) {
  const words = wordsOf(locale);
  const {panels, warning, forms, ...output} = words.editorTools;
  const {notices, ...file} = words.settingsFile;
  const phrases: Readonly<Record<string, string>> =
    words.phrases['settings-and-operation/configuration'] ?? {};
  return {
    texts: editorData(version, words).settings.map(({text, notes}) => ({text, notes})),
    sentences: {...panels, ...notices, ...file, warning, form: forms, output},
    comparison: comparisonOf(version, ['settings', 'arguments', 'commands']),
    upgradeLinks: upgradeLinks(version),
    upgradeWords: words.upgrade,
    phrases,
    synonyms: synonyms[locale],
  };
}

export type LaterFacts = ReturnType<typeof laterFacts>;
