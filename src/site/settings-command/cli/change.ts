/** What becomes of a file: the same steps as in the editor, so that both write the same bytes. */
import {
  changedEntries,
  convert,
  defaultEntries,
  differingKeys,
  gameTypes,
  guessOrigin,
  isSame,
  isShareable,
  openedFile,
  planConversion,
  settingOf,
  type EditorData,
} from '../../../core/editor';
import {hidden, writeIni, writtenFault, type IniEntry, type IniFile} from '../../../core/ini';
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
  return {text, fault, said: planText(plan, origin, data.version, words)};
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
  const after = from ? entries : changedEntries(entries, data);
  const changed = new Set(after.map(({key}) => key));
  const unset = defaultEntries(data).filter(({key}) => changed.has(key));
  const before: Pick<IniFile, 'entries' | 'doubtful'> = from?.parsed.file ?? {entries: unset};
  return differingKeys(before.entries, after).flatMap((key) => {
    const setting = settingOf(data, key);
    const [was, is] = [before.entries, after].map((list) => list.find((one) => one.key === key));
    if (setting && was && is && isSame(setting, was.value, is.value)) {
      return [];
    }
    const line = (sign: string, entry: IniEntry, unsafe: IniFile['doubtful']): string =>
      `${sign}${key}=${isShareable(entry, data, unsafe) ? entry.value : hidden}`;
    return [
      ...(was ? [line('-', was, before.doubtful)] : []),
      ...(is ? [line('+', is, doubtful)] : []),
    ];
  });
}
