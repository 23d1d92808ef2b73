/** What becomes of a file: the same steps as in the editor, so that both write the same bytes. */
import {
  changedEntries,
  convert,
  differingKeys,
  gameTypes,
  guessOrigin,
  isSame,
  isShareable,
  newer,
  openedFile,
  planConversion,
  settingOf,
  type Conversion,
  type EditorData,
} from '../../../core/editor';
import {hidden, writeIni, writtenFault, type IniEntry, type WrittenFault} from '../../../core/ini';
import type {OptionName} from './arguments';
import type {FileReport} from './file';

/** What was made of a file. */
export interface Change {
  readonly text: string;
  /** Set where the server would not read it as it is meant. */
  readonly fault: WrittenFault | undefined;
  readonly origin: string;
  readonly plan: Conversion;
}

/** Fits a file to the edition of `data`, as the editor does with its two boxes ticked or not. */
export function upgraded(
  {check}: FileReport,
  data: EditorData,
  options: Readonly<Partial<Record<OptionName, string>>>,
  from?: string,
): Change {
  const file = openedFile(data, check.parsed.file);
  const origin = from ?? guessOrigin(file.entries, data);
  const known = data.versions.includes(origin) ? origin : newer;
  const takeNewDefaults = options['keep-defaults'] === undefined;
  const {changed, ...others} = planConversion(file.entries, data, known);
  const plan = {...others, changed: takeNewDefaults ? changed : []};
  const entries = convert(file.entries, data, plan, {
    takeNewDefaults,
    keepPlatform: options['keep-platform'] !== undefined,
  });
  const text = writeIni({...file, entries});
  return {text, fault: writtenFault(text, entries, gameTypes(data)), origin, plan};
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
  const said = (entry: IniEntry | undefined, of: FileReport | undefined): string | undefined =>
    entry &&
    (!of || isShareable(entry, data, of.check.parsed.file.doubtful) ? entry.value : hidden);
  const after = to.check.parsed.file.entries;
  const before = from?.check.parsed.file.entries;
  const keys = before
    ? differingKeys(before, after)
    : changedEntries(after, data).map(({key}) => key);
  return keys.flatMap((key) => {
    const setting = settingOf(data, key);
    const unset = setting && !before ? {key, value: setting.preset} : undefined;
    const was = before?.find((one) => one.key === key) ?? unset;
    const is = after.find((one) => one.key === key);
    if (setting && was && is && isSame(setting, was.value, is.value)) {
      return [];
    }
    const [old, now] = [said(was, from), said(is, to)];
    return [
      ...(old === undefined ? [] : [`-${key}=${old}`]),
      ...(now === undefined ? [] : [`+${key}=${now}`]),
    ];
  });
}
