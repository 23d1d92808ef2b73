import {settings} from '../../../data/settings';
import {isPresent, type VersionId} from '../../../data/versions';
import {restOperation} from '../../../core/rest';
import {wordsOf} from '../../../words';
import {code, NONE, settingLink, tableOf, type FactsBuilder} from '../types';

/** Shows the settings reply's keys, which the search finds elsewhere. */
export const restSettings: FactsBuilder = (_attributes, {version, locale}) => {
  const {rest, tables} = wordsOf(locale);
  const fields = restOperation(version, locale, 'settings').responseFields;
  const table = tableOf(tables.restSettings, fields, {
    key: ({path}) => {
      const key = keyInFile(path, version);
      return key ? settingLink(version, key, path) : code(path);
    },
    type: ({type}) => code(type),
    meaning: ({description, presence}) => ({
      text: description,
      remark: presence && rest.presence[presence],
    }),
    example: ({example}) => code(example === '' ? rest.emptyText : JSON.stringify(example)),
  });
  return {blocks: [{table}], isOutOfSearch: true};
};

/** The settings reply spells one key with another case than the settings file does. */
function keyInFile(key: string, version: VersionId): string | undefined {
  return settings.find(
    (setting) => setting.key.toLowerCase() === key.toLowerCase() && isPresent(setting, version),
  )?.key;
}

/** `id="kick"` shows an operation's status codes. */
export const restStatus: FactsBuilder = ({id = ''}, {version, locale}) =>
  tableOf(wordsOf(locale).tables.restStatus, restOperation(version, locale, id).responses, {
    status: ({status}) => code(status),
    cause: ({cause}) => cause,
    fix: ({fix}) => fix ?? NONE,
  });
