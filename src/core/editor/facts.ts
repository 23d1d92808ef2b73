import {isAtLeast, versionIds, type VersionId} from '../../data/versions';
import type {Words} from '../../words/types';
import {settingsForVersion} from '../settings';
import {joinSentences} from '../text/sentences';
import {withoutEmpty} from '../withoutEmpty';
import type {EditorData, EditorSetting} from './model';

/** Collects a version's data in a language; throws for a setting without words. */
export function editorData(
  version: VersionId,
  {
    builds,
    editorTools,
    settings,
    text,
  }: Pick<Words, 'builds' | 'editorTools' | 'settings' | 'text'>,
): EditorData {
  return {
    version,
    versions: versionIds.filter((id) => isAtLeast(version, id)),
    settings: settingsForVersion(version).map((of): EditorSetting => {
      const {key, setting} = of;
      const said = settings.settings[key];
      if (!said) {
        throw new Error(
          `The setting ${key} has no words in one of the languages. Add them to src/words/<language>/settings.json.`,
        );
      }
      return withoutEmpty<EditorSetting>({
        key,
        type: setting.type,
        name: said.name,
        text: joinSentences([said.summary, said.description], text.betweenSentences),
        preset: of.printedDefault,
        min: of.range?.min,
        max: of.range?.communityMax ?? of.range?.max,
        unit: ('unit' in setting && builds.units[setting.unit]) || undefined,
        values: of.values?.map((value) => [value, said.values?.[value] ?? '']),
        notes: [
          said.higher && `↑ ${said.higher}`,
          said.lower && `↓ ${said.lower}`,
          ...of.notes.map((id) => said.notes?.[id]),
          setting.newWorld && editorTools.panels.newWorld,
        ].filter((note) => note !== undefined),
        noEffect: of.hasEffect ? undefined : true,
        deprecated: of.isDeprecated || undefined,
        secret: 'secret' in setting ? setting.secret : undefined,
      });
    }),
  };
}
