import {sectionHeader, type IniEntry, type IniFile} from './file';
import type {GameTypes} from './game';
import {findFrame, masked} from './frame';
import {KnownKeys} from './known';
import {Report, type Problem} from './problems';
import {readable} from './readable';
import {repair} from './repair';
import {hidden} from './secret';
import {readSound} from './sound';

/** What reading a settings file gives. */
export interface ParsedIni {
  readonly file: IniFile;
  /** What was wrong and has been repaired, in the order of the text. */
  readonly problems: readonly Problem[];
  /** The settings of earlier option lines, which the game does not use. */
  readonly other?: readonly IniEntry[];
}

/** What one of the two readers finds in a text; offsets leave the byte order mark out. */
export interface Reading {
  readonly file: IniFile;
  /** Where its option lines start; the last one alone counts. */
  readonly optionLines: readonly number[];
  /** Where the placeholders are that another program fills in. */
  readonly placeholders: readonly number[];
}

/**
 * Reads the text of a `PalWorldSettings.ini`, whatever its state. The model of the game's reader
 * decides: what it reads whole is kept byte for byte. Anything else is cut at the keys the game
 * knows (`known`: those of all editions), each piece is read by the type of its setting, and what is
 * left over becomes a comment. The result passes the model; `problems` says what was, what is, and why.
 *
 * `typeOf` tells what one version knows, where the file has to be whole for that one, too.
 *
 * It never throws. The time it takes grows with the length of the text and not faster.
 */
export function parseIni(source: string, known = new KnownKeys([]), typeOf?: GameTypes): ParsedIni {
  const report = new Report();
  const sound = readSound(source, known, typeOf);
  const text = sound ? source.replace('\uFEFF', '') : readable(source, report);
  const {file, optionLines: own, placeholders} = sound ?? repair(source, text, known, report);
  // A list without the section above it means something to people, and nothing to the game.
  const above = sound ? findFrame(masked(text), known).earlier.map(({at}) => at) : [];
  const optionLines = [...above.filter((at) => at < (own[0] ?? 0)), ...own];
  const [placeholder] = placeholders;
  if (placeholder !== undefined) {
    report.add('template', placeholder, 'warning', {count: String(placeholders.length)});
  }
  if (optionLines.length < 2) {
    return {file, problems: report.listed(text)};
  }
  // Each of the lines before as a file of its own, the first one with what is above it.
  const earlier = optionLines.slice(0, -1).map((at, index) => {
    const end = optionLines[index + 1];
    const part = index > 0 ? `${sectionHeader}\n${text.slice(at, end)}` : text.slice(0, end);
    return parseIni(part, known).file;
  });
  const other = new Map<string, IniEntry>();
  for (const entry of earlier.flatMap(({entries}) => entries)) {
    other.set(entry.key, other.get(entry.key) ?? entry);
  }
  const counts = new Map(file.entries.map(({key, value}) => [key, value]));
  const lost = [...other.values()].filter(({key, value}) => counts.get(key) !== value);
  report.add('second-line', optionLines.at(-1) ?? 0, lost.length > 0 ? 'error' : 'note', {
    keys: lost.map(({key}) => (known.find(key) ? key : hidden)).join(', ') || '–',
  });
  const sets = [file, ...earlier].flatMap((one) => one.doubtful ?? []);
  const doubtful = new Set(sets.flatMap((keys) => [...keys]));
  return {
    file: sets.length > 0 ? {...file, doubtful} : file,
    problems: report.listed(text),
    ...(other.size > 0 ? {other: [...other.values()]} : {}),
  };
}
