import {findSetting} from '../../data/settings';
import type {VersionId} from '../../data/versions';
import {settingPath} from '../../core/references';
import {settingAt, settingWords, versionsWithSetting} from '../../core/settings';
import type {FactsResolver} from '../../core/resolver';

export interface SettingProps {
  readonly name: string;
  readonly path: string;
  /** What the card on hover and focus says. */
  readonly card: string;
}

const cardWords = {
  en: {default: 'Default', empty: 'empty', colon: ': ', between: ' · '},
  ja: {default: 'デフォルト値', empty: '空欄', colon: '：', between: '／'},
} as const;

/** The error for a key that the page's version lacks: it says which versions have the key. */
function missing(key: string, version: VersionId): Error {
  if (!findSetting(key)) {
    return new Error(
      `There is no setting "${key}". Write the key exactly as in PalWorldSettings.ini; src/data/settings/order.ts lists all.`,
    );
  }
  return new Error(
    `The setting ${key} does not exist in version ${version}, only in ${versionsWithSetting(key).join(', ')}. Put it into <Since>, <Before> or <Only>.`,
  );
}

/** `<Setting name="ExpRate" />`: a key that links to its entry in the page's version. */
export const resolve: FactsResolver<SettingProps> = ({name = ''}, {version, locale}) => {
  const found = settingAt(version, name);
  if (!found) {
    throw missing(name, version);
  }
  const words = cardWords[locale];
  const isEmpty = found.default === '';
  const value = isEmpty ? words.empty : found.printedDefault;
  const label = settingWords(locale).settings[name]?.name ?? name;
  return {
    name,
    path: settingPath(version, name),
    card: `${label}${words.between}${words.default}${words.colon}${value}`,
  };
};
