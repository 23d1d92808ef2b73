/** The editor takes the same steps, so both write the same bytes. */
import {
  changesIn,
  convert,
  gameTypes,
  editionOf,
  isShareable,
  openedFile,
  planConversion,
  settingOf,
  type EditorData,
} from '../../../core/editor';
import {hidden, writeIni, writtenFault, type IniFile} from '../../../core/ini';
import type {FileReport} from './file';
import {planText} from './report';
import type {Run} from './run';

/** Converts a file to the edition of `data`. */
export function upgraded({parsed}: FileReport, {data, values, from, words}: Run) {
  const file = openedFile(data, parsed.file);
  const origin = from ?? editionOf(file.entries, data);
  const all = planConversion(file.entries, data, origin);
  const plan = {
    ...all,
    changed: values['keep-defaults'] === undefined ? all.changed : [],
    platform: values['keep-platform'] === undefined ? undefined : all.platform,
  };
  const entries = convert(file.entries, data, plan);
  const text = writeIni({...file, entries});
  const fault = writtenFault(text, entries, gameTypes(data));
  return {text, fault, said: planText(plan, origin, data.version, words, from === undefined)};
}

/** Lists the settings that differ, without passwords. */
export function differences(
  from: FileReport | undefined,
  to: FileReport,
  data: EditorData,
): readonly string[] {
  const {entries, doubtful} = to.parsed.file;
  const before = from?.parsed.file;
  return changesIn(before?.entries, entries, data).flatMap(({key, was, is}) => {
    const side = (sign: string, value: string | undefined, unsafe: IniFile['doubtful']) => {
      const isShown = value !== undefined && isShareable({key, value}, data, unsafe);
      // A key of damaged text may be a piece of a password.
      const name = unsafe?.has(key) && !settingOf(data, key) ? hidden : key;
      return value === undefined ? [] : [`${sign}${name}=${isShown ? value : hidden}`];
    };
    return [...side('-', was, before?.doubtful), ...side('+', is, doubtful)];
  });
}
