import {listSaid, serverSaid} from '../../../core/editor';
import {hidden, isLeft, kindsOf, type Problem, type WrittenFault} from '../../../core/ini';
import {fillIn} from '../../../core/text/fillIn';
import {pluralForm} from '../../../core/text/pluralForm';
import type {Report} from '../../../../packages/palworld-settings/palworld-settings';
import {standard, type FileReport} from './file';
import type {FolderFinding} from './folder';
import type {CommandWords} from './run';

type Level = keyof CommandWords['command']['severity'];

export interface Summary {
  readonly game: string;
  readonly files: readonly FileReport[];
  readonly findings: readonly FolderFinding[];
}

interface Said {
  readonly level?: Level | undefined;
  readonly text: string;
}

export const lineOf = ({level, text}: Said, {command}: CommandWords): string =>
  level ? `${command.severity[level]} ${text}` : text;

export function totals(
  {files, findings}: Summary,
  words: CommandWords,
): {errors: number; warnings: number} {
  const said = files.flatMap((report) => fileSaid(report, words).map(({level}) => level));
  const all = [...said, ...findings.map(({severity}) => severity)];
  const count = (level: Level): number => all.filter((one) => one === level).length;
  return {errors: count('error'), warnings: count('warning')};
}

export function problemsSaid(
  problems: readonly Problem[],
  {say}: CommandWords,
  isRepaired: boolean,
): readonly Said[] {
  return kindsOf(problems).map((ofKind) => {
    const {code, data} = ofKind[0]!;
    const severity = (['error', 'warning', 'note'] as const).find((one) =>
      ofKind.some((problem) => problem.severity === one),
    );
    const count = String(ofKind.length);
    const id = `problem.${code}.${isRepaired ? 'fixed' : 'found'}`;
    const places = ofKind.slice(0, 10).map(({line, column}) => `${line}:${column}`);
    const keys = ofKind.slice(0, 10).flatMap(({data: {key}}) => key ?? []);
    const named = count === '1' || keys.length === 0 ? '' : ` ${keys.join(', ')}`;
    const text = `${say(id, {count, ...data})}${named} (${places.join(' ')}${ofKind.length > 10 ? ' …' : ''})`;
    const isDone = isRepaired && severity === 'error' && !ofKind.some(isLeft);
    return {level: isDone ? 'repaired' : severity, text};
  });
}

export const warningsSaid = (
  warnings: FileReport['warnings'],
  {say}: CommandWords,
): readonly Said[] =>
  warnings.map(({code, severity, key, data}) => ({
    level: severity,
    text: `${key}: ${say(`warning.${code}`, data)}`,
  }));

function fileSaid(report: FileReport, words: CommandWords): readonly Said[] {
  const {server, after, edition, from, fault, problems, warnings} = report;
  const {isRefused, isRepairable, isRepaired, backup} = report;
  const {command, say} = words;
  const list = from && listSaid(from);
  const view = isRepaired ? after : server;
  const isUnused = !['all', 'nothing'].includes(view.kind);
  const wrong = problems.filter(({severity}) => severity === 'error');
  const done = wrong.filter((one) => !isLeft(one)).length;
  const counts = {done: String(done), all: String(wrong.length)};
  const kept = backup === undefined ? '' : ` ${fillIn(command.keptOld, {backup})}`;
  const lines: readonly (Said | false | undefined)[] = [
    isRepaired && {text: fillIn(command.repaired, counts) + kept},
    !isRefused &&
      (!from || server.kind === 'none') && {
        level: isUnused ? 'error' : undefined,
        text: serverSaid(say, isRepaired ? 'after' : 'server', view),
      },
    !isRefused && edition !== undefined && {text: fillIn(command.edition, {edition})},
    !isRefused && list && {text: `${say(list.word, list.data)} ${command.fromList}`},
    !isRepaired && isRepairable && {text: command.repairs},
    ...problemsSaid(problems, words, isRepaired),
    warnings.length > 0 && (isRepaired || isRepairable) && {text: command.remains},
    ...warningsSaid(warnings, words),
    !isRefused && fault && {level: 'error', text: faultText(fault, words)},
  ];
  return lines.flatMap((line) => line || []);
}

/** Gives a file's name and what the check found, as lines. */
export function fileText(report: FileReport, words: CommandWords): readonly string[] {
  const {path} = report;
  const name = path === standard ? words.command.standardInput : path;
  return [name, ...fileSaid(report, words).map((one) => `  ${lineOf(one, words)}`)];
}

export const faultText = ({code}: WrittenFault, {say}: CommandWords): string =>
  say('written', {reason: say(`fault.${code}`, {key: hidden})});

const findingSaid = ({code, paths}: FolderFinding, {command}: CommandWords): string =>
  fillIn(command.folder[code], {paths: paths.join(', ')});

/** Gives the whole report of a check as lines. */
export function summaryText(summary: Summary, words: CommandWords): readonly string[] {
  const {game, files, findings} = summary;
  const {errors, warnings} = totals(summary, words);
  return [
    ...findings.map((one) => lineOf({level: one.severity, text: findingSaid(one, words)}, words)),
    ...files.flatMap((report) => fileText(report, words)),
    fillIn(words.command.total, {errors: String(errors), warnings: String(warnings), game}),
  ];
}

/** Gives the report as `palworld-settings.schema.json` describes it. */
export function jsonReport(summary: Summary, words: CommandWords): Report {
  const {say} = words;
  return {
    form: 1,
    game: summary.game,
    ...totals(summary, words),
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
          message: say(`problem.${one.code}.${isRepaired ? 'fixed' : 'found'}`, {
            count: '1',
            ...data,
          }),
        })),
        warnings: report.warnings.map(({data, ...one}) => ({
          ...one,
          message: say(`warning.${one.code}`, data),
        })),
      };
    }),
  };
}

/** Makes a badge for shields.io (https://shields.io/badges/endpoint-badge). */
export function badge(summary: Summary, words: CommandWords) {
  const {errors} = totals(summary, words);
  const {label, fine, faulty} = words.command.badge;
  return {
    schemaVersion: 1,
    label: fillIn(label, {game: summary.game}),
    message: fillIn(errors === 0 ? fine : pluralForm(faulty, errors), {errors: String(errors)}),
    color: errors === 0 ? 'brightgreen' : 'red',
  };
}
