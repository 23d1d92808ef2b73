import {settings} from '../../data/settings';
import {isPresent, type VersionId} from '../../data/versions';
import {restOperation} from '../../core/rest';
import {wordsOf, type Words} from '../../words';
import {settingPath} from '../../core/references';
import type {FactsResolver} from '../../core/resolver';

export interface ApiSettingsTableProps {
  readonly rows: readonly {
    readonly key: string;
    /** The entry of the setting, where the file of this version has the key. */
    readonly path?: string;
    readonly type: string;
    readonly meaning: string;
    readonly presence?: string;
    readonly example: string;
  }[];
  /** With the page, because every other page's script would carry them as well. */
  readonly words: Words['tables']['ApiSettingsTable'];
}

/** `<ApiSettingsTable />`: the keys that the settings reply of the page's version has. */
export const resolve: FactsResolver<ApiSettingsTableProps> = (_, {version, locale}) => {
  const words = wordsOf(locale).rest;
  return {
    words: wordsOf(locale).tables.ApiSettingsTable,
    rows: restOperation(version, locale, 'settings').responseFields.map((field) => {
      const key = keyInFile(field.path, version);
      return {
        key: field.path,
        ...(key ? {path: settingPath(version, key)} : {}),
        type: field.type,
        meaning: field.description,
        ...(field.presence ? {presence: words.presence[field.presence]} : {}),
        example: field.example === '' ? words.emptyText : JSON.stringify(field.example),
      };
    }),
  };
};

/** The key as the file writes it; the reply differs in the case of one letter. */
function keyInFile(key: string, version: VersionId): string | undefined {
  return settings.find(
    (setting) => setting.key.toLowerCase() === key.toLowerCase() && isPresent(setting, version),
  )?.key;
}
