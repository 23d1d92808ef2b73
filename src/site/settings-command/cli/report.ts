import {listSaid, serverSaid, type Conversion} from '../../../core/editor';
import {hidden, isUnread, kindsOf, type Problem, type WrittenFault} from '../../../core/ini';
import {fillIn} from '../../../core/text/fillIn';
import type {Report} from '../../../../packages/palworld-settings/palworld-settings';
import {standard, type FileReport} from './file';
import type {FolderFinding} from './folder';
import type {CommandWords} from './run';

/** How much something matters, also what is past. */
type Level = keyof CommandWords['command']['severity'];

export interface Summary {
  readonly game: string;
  readonly files: readonly FileReport[];
  readonly findings: readonly FolderFinding[];
}

/**
 * What counts once a file is as the report leaves it. Errors follow from what the server uses of it:
 * each setting that it does not use is one, a file of which it uses nothing is one.
 */
function levelsOf(report: FileReport): readonly Level[] {
  const {server, after, fault, problems, warnings, isRefused, isRepaired} = report;
  if (isRefused) {
    return ['error'];
  }
  const {kind, unused} = isRepaired ? after : server;
  const errors = [...(kind === 'none' ? [kind] : unused), ...(fault ? [fault] : [])];
  const said = [...(isRepaired ? [] : problems), ...warnings].map(({severity}) => severity);
  return [...errors.map(() => 'error' as const), ...said.filter((one) => one === 'warning')];
}

/** Errors and warnings of everything that was looked at. */
export function totals({files, findings}: Summary): {errors: number; warnings: number} {
  const all = [...files.flatMap(levelsOf), ...findings.map(({severity}) => severity)];
  const count = (level: Level): number => all.filter((one) => one === level).length;
  return {errors: count('error'), warnings: count('warning')};
}

/** A line that starts with how much it matters. */
const leveled = (level: Level, said: string, {command}: CommandWords): string =>
  `${command.severity[level]} ${said}`;

/** What was wrong with a text, a line for each kind; `isRepaired` where that is past. */
export function problemText(
  problems: readonly Problem[],
  words: CommandWords,
  isRepaired = true,
): string[] {
  const {say} = words;
  return kindsOf(problems).map((ofKind) => {
    const {code, severity, data} = ofKind[0]!;
    const count = String(ofKind.length);
    const sentence = say(`problem.${code}.${count === '1' ? 'one' : 'many'}`, {count, ...data});
    const places = ofKind.slice(0, 10).map(({line, column}) => `${line}:${column}`);
    const said = `${sentence} (${places.join(' ')}${ofKind.length > 10 ? ' …' : ''})`;
    // What could not be read is left to the reader.
    const isPast = isRepaired && severity === 'error' && !isUnread(code);
    return leveled(isPast ? 'repaired' : severity, said, words);
  });
}

/** What is said about a file in words. */
export function fileText(report: FileReport, words: CommandWords): readonly string[] {
  const {server, after, edition, from, fault, problems, warnings} = report;
  const {path, isRefused, isRepairable, isRepaired, backup} = report;
  const {command, say} = words;
  const list = from && listSaid(from);
  const kept = backup === undefined ? '' : ` ${fillIn(command.keptOld, {backup})}`;
  const lines: readonly (string | false | undefined)[] = [
    !isRefused && serverSaid(say, 'server', server),
    !isRefused && edition !== undefined && fillIn(command.edition, {edition}),
    !isRefused && list && `${say(list.word, list.data)} ${command.fromList}`,
    isRepaired && command.repaired + kept,
    isRepaired && serverSaid(say, 'after', after),
    !isRepaired && isRepairable && command.repairs,
    ...problemText(problems, words, isRepaired),
    warnings.length > 0 && (isRepaired || isRepairable) && command.remains,
    ...warnings.map(({code, severity, key, data}) =>
      leveled(severity, `${key}: ${say(`warning.${code}`, data)}`, words),
    ),
    !isRefused && fault && leveled('error', faultText(fault, words), words),
  ];
  const name = path === standard ? command.standardInput : path;
  return [name, ...lines.flatMap((line) => (line ? [`  ${line}`] : []))];
}

/** Why a text must not be used as it was written. */
export const faultText = ({code}: WrittenFault, {say}: CommandWords): string =>
  say('written', {reason: say(`fault.${code}`, {key: hidden})});

/** What fitting a file to another edition has changed. */
export function planText(
  {renamed, dropped, changed, added}: Conversion,
  from: string,
  to: string,
  {command: {upgrade}}: CommandWords,
): readonly string[] {
  const lists = {
    renamed: renamed.map((names) => names.join(' → ')),
    dropped: dropped.map(({key}) => key),
    changed: changed.map((one) => `${one.setting.key}: ${one.from} → ${one.setting.preset}`),
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
export function summaryText(summary: Summary, words: CommandWords): readonly string[] {
  const {game, files, findings} = summary;
  const {errors, warnings} = totals(summary);
  return [
    ...findings.map((one) => leveled(one.severity, findingSaid(one, words), words)),
    ...files.flatMap((report) => fileText(report, words)),
    fillIn(words.command.total, {errors: String(errors), warnings: String(warnings), game}),
  ];
}

/** The report as data; `palworld-settings.schema.json` describes it. */
export function jsonReport(summary: Summary, words: CommandWords): Report {
  const {say} = words;
  return {
    form: 1,
    game: summary.game,
    ...totals(summary),
    folder: summary.findings.map((one) => ({...one, message: findingSaid(one, words)})),
    files: summary.files.map((report) => {
      const {path, server, edition, fault, isRefused, isRepaired, backup} = report;
      return {
        path,
        isSettingsFile: !isRefused,
        ...(isRefused ? {} : {server, ...(edition === undefined ? {} : {edition})}),
        isRepaired,
        ...(backup === undefined ? {} : {backup}),
        canBeRepaired: !isRefused && fault === undefined,
        problems: report.problems.map(({data, ...one}) => ({
          ...one,
          message: say(`problem.${one.code}.one`, data),
        })),
        warnings: report.warnings.map(({data, ...one}) => ({
          ...one,
          message: say(`warning.${one.code}`, data),
        })),
      };
    }),
  };
}
