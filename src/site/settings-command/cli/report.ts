import {listSaid, sayer, serverSaid, type Conversion} from '../../../core/editor';
import {hidden, kindsOf, type Problem, type WrittenFault} from '../../../core/ini';
import {fillIn} from '../../../core/text/fillIn';
import type {Report} from '../../../../packages/palworld-settings/palworld-settings';
import {countsOf, standard, type FileReport} from './file';
import type {FolderFinding} from './folder';
import type {CommandWords} from './run';

export interface Summary {
  readonly game: string;
  readonly files: readonly FileReport[];
  readonly findings: readonly FolderFinding[];
}

/** Errors and warnings of everything that was looked at. */
export function totals({files, findings}: Summary): {errors: number; warnings: number} {
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
  const counts = files.map(countsOf);
  const found = (severity: string): number =>
    findings.filter((one) => one.severity === severity).length;
  return {
    errors: sum(counts.map(({errors}) => errors)) + found('error'),
    warnings: sum(counts.map(({warnings}) => warnings)) + found('warning'),
  };
}

/** A line that starts with how much it matters. */
function leveled(
  severity: keyof CommandWords['command']['severity'],
  said: string,
  {command}: CommandWords,
): string {
  return `${command.severity[severity]} ${said}`;
}

/** What was wrong with a text, a line for each kind; `isRepaired` where that is past. */
export function problemText(
  problems: readonly Problem[],
  words: CommandWords,
  isRepaired = true,
): string[] {
  const say = sayer(words.file);
  return kindsOf(problems).flatMap(([first, ...others]) => {
    if (!first) {
      return [];
    }
    const {code, severity, data} = first;
    const count = String(1 + others.length);
    const sentence = say(`problem.${code}.${others.length > 0 ? 'many' : 'one'}`, {count, ...data});
    const places = [first, ...others]
      .slice(0, 10)
      .map(({line, column}) => `${String(line)}:${String(column)}`);
    const said = `${sentence} (${places.join(' ')}${others.length > 9 ? ' …' : ''})`;
    // What could not be read is left to the reader.
    const isPast = isRepaired && severity === 'error' && code !== 'unread';
    return [leveled(isPast ? 'repaired' : severity, said, words)];
  });
}

/** What is said about a file in words; `hasFix` where it can be repaired by a further command. */
export function fileText(
  report: FileReport,
  words: CommandWords,
  hasFix: boolean,
): readonly string[] {
  const {path, check, problems, warnings, isRefused, isRepairable, isRepaired, backup} = report;
  const {command} = words;
  const say = sayer(words.file);
  const lines: string[] = [];
  if (!isRefused) {
    lines.push(serverSaid(say, 'server', check.server));
    if (check.edition !== undefined) {
      lines.push(fillIn(command.edition, {edition: check.edition}));
    }
    if (check.from) {
      const {word, data} = listSaid(check.from);
      lines.push(`${say(word, data)} ${command.fromList}`);
    }
  }
  if (isRepaired) {
    const kept = backup === undefined ? '' : ` ${fillIn(command.keptOld, {backup})}`;
    lines.push(command.repaired + kept, serverSaid(say, 'after', check.after));
  } else if (isRepairable && hasFix) {
    lines.push(command.repairs);
  }
  lines.push(...problemText(problems, words, isRepaired));
  if (warnings.length > 0 && (isRepaired || isRepairable)) {
    lines.push(command.remains);
  }
  for (const {code, severity, key, data} of warnings) {
    lines.push(leveled(severity, `${key}: ${say(`warning.${code}`, data)}`, words));
  }
  if (check.fault && !isRefused) {
    lines.push(leveled('error', faultText(check.fault, words), words));
  }
  const name = path === standard ? command.standardInput : path;
  return [name, ...lines.map((line) => `  ${line}`)];
}

/** Why a text must not be used as it was written. */
export function faultText({code}: WrittenFault, {file}: CommandWords): string {
  const say = sayer(file);
  return say('written', {reason: say(`fault.${code}`, {key: hidden})});
}

/** What fitting a file to another edition has changed. */
export function planText(
  {renamed, dropped, changed, added}: Conversion,
  from: string,
  to: string,
  {command: {upgrade}}: CommandWords,
): readonly string[] {
  const lists = {
    renamed: renamed.map((one) => `${one.from} → ${one.to}`),
    dropped: dropped.map(({key}) => key),
    changed: changed.map((one) => `${one.setting.key}: ${one.from} → ${one.to}`),
    added: added.map(({key}) => key),
  };
  const said = Object.entries(lists).flatMap(([id, keys]) =>
    keys.length === 0 ? [] : [`  ${upgrade[id as keyof typeof lists]} ${keys.join(', ')}`],
  );
  return [fillIn(said.length > 0 ? upgrade.done : upgrade.nothing, {from, to}), ...said];
}

const findingSaid = ({code, paths}: FolderFinding, {command}: CommandWords): string =>
  fillIn(command.folder[code], {paths: paths.join(', ')});

/** Everything that was found, in words. */
export function summaryText(
  summary: Summary,
  words: CommandWords,
  hasFix: boolean,
): readonly string[] {
  const {game, files, findings} = summary;
  const {errors, warnings} = totals(summary);
  return [
    ...findings.map((one) => leveled(one.severity, findingSaid(one, words), words)),
    ...files.flatMap((report) => fileText(report, words, hasFix)),
    fillIn(words.command.total, {errors: String(errors), warnings: String(warnings), game}),
  ];
}

/** The report as data; `palworld-settings.schema.json` describes it. */
export function jsonReport(summary: Summary, words: CommandWords): Report {
  const say = sayer(words.file);
  return {
    form: 1,
    game: summary.game,
    ...totals(summary),
    folder: summary.findings.map((one) => ({...one, message: findingSaid(one, words)})),
    files: summary.files.map(
      ({path, check, problems, warnings, isRefused, isRepaired, backup}) => ({
        path,
        isSettingsFile: !isRefused,
        ...(isRefused ? {} : {server: check.server}),
        ...(isRefused || check.edition === undefined ? {} : {edition: check.edition}),
        isRepaired,
        ...(backup === undefined ? {} : {backup}),
        canBeRepaired: !isRefused && check.fault === undefined,
        problems: problems.map(({data, ...one}) => ({
          ...one,
          message: say(`problem.${one.code}.one`, data),
        })),
        warnings: warnings.map(({data, ...one}) => ({
          ...one,
          message: say(`warning.${one.code}`, data),
        })),
      }),
    ),
  };
}
