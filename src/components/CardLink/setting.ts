import {findSetting} from '../../data/settings';
import type {VersionId} from '../../data/versions';
import {settingPath} from '../../core/references';
import {settingAt, versionsWithSetting} from '../../core/settings';
import {fillIn} from '../../core/text/fillIn';
import {wordsOf} from '../../words';
import type {FactsResolver} from '../../core/resolver';
import type {CardLinkProps} from '.';

export const component = 'CardLink';

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
export const resolve: FactsResolver<CardLinkProps> = ({name = ''}, {version, locale}) => {
  const found = settingAt(version, name);
  if (!found) {
    throw missing(name, version);
  }
  const {card, settings} = wordsOf(locale).settings;
  const isEmpty = found.default === '';
  const value = isEmpty ? card.empty : found.printedDefault;
  const label = settings[name]?.name ?? name;
  return {
    name,
    isSetting: true,
    to: settingPath(version, name),
    card: fillIn(card.text, {name: label, value}),
  };
};
