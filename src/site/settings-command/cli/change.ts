/** What becomes of a file: the same steps as in the editor, so that both write the same bytes. */
import {
  convert,
  defaultEntries,
  differing,
  gameTypes,
  guessOrigin,
  isSame,
  isShareable,
  openedFile,
  planConversion,
  settingOf,
  type EditorData,
} from '../../../core/editor';
import {hidden, newFile, writeIni, writtenFault, type IniFile} from '../../../core/ini';
import type {FileReport} from './file';
import {planText} from './report';
import type {Run} from './run';

/** Fits a file to the edition of `data`, as the editor does with its two boxes ticked or not. */
export function upgraded({parsed}: FileReport, {data, values, from, words}: Run) {
  const file = openedFile(data, parsed.file);
  const origin = from ?? guessOrigin(file.entries, data);
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

/**
 * The settings that differ from those of a first file or from the defaults, a line for each side. What
 * may be a password is not shown.
 */
export function differences(
  from: FileReport | undefined,
  to: FileReport,
  data: EditorData,
): readonly string[] {
  const {entries, doubtful} = to.parsed.file;
  const before = from?.parsed.file ?? newFile(defaultEntries(data));
  return differing(before.entries, entries).flatMap(({key, was, is}) => {
    const setting = settingOf(data, key);
    const hasBoth = was !== undefined && is !== undefined;
    // What isn't set has the default, and an unknown setting has none.
    if (hasBoth ? setting && isSame(setting, was, is) : !from) {
      return [];
    }
    const side = (sign: string, value: string | undefined, unsafe: IniFile['doubtful']) => {
      const isShown = value !== undefined && isShareable({key, value}, data, unsafe);
      return value === undefined ? [] : [`${sign}${key}=${isShown ? value : hidden}`];
    };
    return [...side('-', was, before.doubtful), ...side('+', is, doubtful)];
  });
}
