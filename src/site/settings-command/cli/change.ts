/** The editor takes the same steps, so both write the same bytes. */
import {
  changesIn,
  convert,
  gameTypes,
  editionOf,
  isPrivate,
  isShareable,
  openedFile,
  planConversion,
  planLines,
  settingOf,
  type EditorData,
} from '../../../core/editor';
import {
  hidden,
  unquote,
  writeIni,
  writtenFault,
  type IniEntry,
  type IniFile,
} from '../../../core/ini';
import {fillIn} from '../../../core/text/fillIn';
import type {FileReport} from './file';
import type {Run} from './run';

function shown(entry: IniEntry, data: EditorData, unsafe: IniFile['doubtful']): string {
  const {key, value} = entry;
  // A password may look like a placeholder, as `$HUNTER2` does.
  const isPassword = isPrivate(key, data) && unquote(value) !== '';
  return isPassword || !isShareable(entry, data, unsafe) ? hidden : value;
}

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
  const {upgrade} = words.command;
  const lists = planLines(plan, (entry) => shown(entry, data, file.doubtful));
  const changes = Object.entries(lists).flatMap(([id, lines]) =>
    lines.length > 0 ? [`  ${upgrade[id as keyof typeof lists]} ${lines.join(', ')}`] : [],
  );
  const done = from === undefined ? upgrade.guessed : upgrade.done;
  const sentence = changes.length > 0 ? done : upgrade.nothing;
  const said = [fillIn(sentence, {from: origin, to: data.version}), ...changes];
  return {text, fault, said};
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
      // A key of damaged text may be a piece of a password.
      const name = unsafe?.has(key) && !settingOf(data, key) ? hidden : key;
      return value === undefined ? [] : [`${sign}${name}=${shown({key, value}, data, unsafe)}`];
    };
    return [...side('-', was, before?.doubtful), ...side('+', is, doubtful)];
  });
}
