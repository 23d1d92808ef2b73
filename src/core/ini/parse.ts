import {sectionHeader, type IniEntry, type IniFile} from './file';
import type {GameTypes} from './game';
import {findFrame, masked} from './frame';
import {KnownKeys} from './known';
import {Report, type Problem} from './problems';
import {readable} from './readable';
import {Repair} from './repair';
import {hidden} from './secret';
import {readSound} from './sound';

export interface ParsedIni {
  readonly file: IniFile;
  readonly problems: readonly Problem[];
  readonly other?: readonly IniEntry[];
}

export interface Reading {
  readonly file: IniFile;
  readonly optionAt: number;
  readonly placeholders: readonly number[];
}

/**
 * Reads a `PalWorldSettings.ini` in any state and never throws. A text that the game reads stays
 * byte for byte. Time grows no faster than the text.
 */
export function parseIni(source: string, known = new KnownKeys([]), typeOf?: GameTypes): ParsedIni {
  const report = new Report();
  const sound = readSound(source, known, typeOf);
  const text = sound ? source.replace('\uFEFF', '') : readable(source, known, report);
  const plain = masked(text);
  const frame = findFrame(plain, known);
  const {file, optionAt, placeholders} =
    sound ?? new Repair(text, plain, frame, known, report).read(source);
  const [placeholder] = placeholders;
  if (placeholder !== undefined) {
    report.add('template', placeholder, 'warning', {count: String(placeholders.length)});
  }
  // The game ignores lists above its own, but their settings are probably meant.
  const lists = frame.options.filter(({at, listAt}) => /[(（]\s*$/.test(text.slice(at, listAt)));
  const above = [...frame.earlier, ...lists.map(({at}) => at)].filter((at) => at < optionAt);
  if (above.length === 0) {
    return {file, problems: report.listed(text)};
  }
  const earlier = above.map((at, index) => {
    const part = text.slice(at, above[index + 1] ?? optionAt);
    return parseIni(`${sectionHeader}\n${part}`, known).file;
  });
  const other = new Map<string, IniEntry>();
  for (const entry of earlier.flatMap(({entries}) => entries)) {
    other.set(entry.key, other.get(entry.key) ?? entry);
  }
  const counts = new Map(file.entries.map(({key, value}) => [key, value]));
  const lost = [...other.values()].filter(({key, value}) => counts.get(key) !== value);
  if (lost.length > 0) {
    report.add('second-line', optionAt, 'error', {
      keys: lost.map(({key}) => (known.find(key) ? key : hidden)).join(', '),
    });
  }
  const sets = [file, ...earlier].flatMap((one) => one.doubtful ?? []);
  const doubtful = new Set(sets.flatMap((keys) => [...keys]));
  return {
    file: sets.length > 0 ? {...file, doubtful} : file,
    problems: report.listed(text),
    ...(other.size > 0 ? {other: [...other.values()]} : {}),
  };
}
