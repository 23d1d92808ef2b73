import {settings} from '../../../data/settings';
import {isPresent, type VersionId} from '../../../data/versions';
import {restOperation} from '../../../core/rest';
import {wordsOf} from '../../../words';
import {code, NONE, settingLink, type TableBuilder} from '../types';

/** The keys of the settings reply; the search finds them at the entries of the settings. */
export const restSettings: TableBuilder = (_attributes, {version, locale}) => {
  const {rest, tables} = wordsOf(locale);
  const words = tables.restSettings;
  return {
    caption: words.caption,
    columns: [words.key, words.type, words.meaning, words.example],
    isOutOfSearch: true,
    rows: restOperation(version, locale, 'settings').responseFields.map((field) => {
      const key = keyInFile(field.path, version);
      return {
        heading: key ? settingLink(version, key, field.path) : code(field.path),
        cells: [
          code(field.type),
          {text: field.description, remark: field.presence && rest.presence[field.presence]},
          code(field.example === '' ? rest.emptyText : JSON.stringify(field.example)),
        ],
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

/** `id="kick"`: the status codes of an operation, with cause and fix. */
export const restStatus: TableBuilder = ({id = ''}, {version, locale}) => {
  const words = wordsOf(locale).tables.restStatus;
  return {
    caption: words.caption,
    columns: [words.status, words.cause, words.fix],
    rows: restOperation(version, locale, id).responses.map(({status, cause, fix}) => ({
      heading: code(status),
      cells: [cause, fix ?? NONE],
    })),
  };
};
