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
  planConversion,
  reduce,
  settingOf,
  startState,
  type Conversion,
  type Draft,
  type EditorData,
} from '../../../core/editor';
import {hidden, writeIni, writtenFault, type IniEntry, type WrittenFault} from '../../../core/ini';
import type {FileReport} from './file';

/** What was made of a file. */
export interface Change {
  readonly text: string;
  /** Set where the server would not read it as it is meant. */
  readonly fault: WrittenFault | undefined;
  readonly origin: string;
  readonly plan: Conversion;
}

/** The file as the editor opens it. */
export function openedIn(data: EditorData, {check}: FileReport): Draft {
  return reduce(data)(startState(data), {type: 'open', file: check.parsed.file}).draft;
}

/** Fits a file to the edition of `data`, as the editor does with its two boxes ticked or not. */
export function upgraded(
  report: FileReport,
  data: EditorData,
  flags: ReadonlySet<string>,
  from?: string,
): Change {
  const draft = openedIn(data, report);
  const origin = from ?? guessOrigin(draft.file.entries, data);
  const known = data.versions.includes(origin) ? origin : newer;
  const plan = planConversion(draft.file.entries, data, known);
  const entries = convert(draft.file.entries, data, plan, {
    takeNewDefaults: !flags.has('keep-defaults'),
    keepPlatform: flags.has('keep-platform'),
  });
  const state = {past: [], draft, future: []};
  const {file} = reduce(data)(state, {type: 'replace', entries}).draft;
  const text = writeIni(file);
  return {text, fault: writtenFault(text, file.entries, gameTypes(data)), origin, plan};
}

/** The settings that differ, a line for each side. What may be a password is not shown. */
export function differences(
  from: FileReport | undefined,
  to: FileReport,
  data: EditorData,
): readonly string[] {
  const [before, after] = [from, to].map((report) => {
    const {file} = report?.check.parsed ?? {file: undefined};
    const said = ({key, value}: IniEntry): string =>
      isShareable({key, value}, data, file?.doubtful) ? value : hidden;
    return new Map(
      file?.entries.map((entry) => [entry.key, {raw: entry.value, said: said(entry)}]),
    );
  });
  const own = to.check.parsed.file.entries;
  const keys = from
    ? differingKeys(from.check.parsed.file.entries, own)
    : changedEntries(own, data).map(({key}) => key);
  return keys.flatMap((key) => {
    const setting = settingOf(data, key);
    const [was, is] = [before?.get(key), after?.get(key)];
    if (setting && was && is && isSame(setting, was.raw, is.raw)) {
      return [];
    }
    const old = was?.said ?? (from ? undefined : setting?.preset);
    return [
      ...(old === undefined ? [] : [`-${key}=${old}`]),
      ...(is ? [`+${key}=${is.said}`] : []),
    ];
  });
}
