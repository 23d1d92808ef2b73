import {listSaid, sayer, serverSaid, type Conversion} from '../../../core/editor';
import {hidden, kindsOf, type Problem, type WrittenFault} from '../../../core/ini';
import {fillIn} from '../../../core/text/fillIn';
import type {Report} from '../../../../packages/palworld-settings/palworld-settings';
import type {CommandName} from './arguments';
import {countsOf, standard, type FileReport} from './file';
import type {FolderFinding} from './folder';
import type {CommandWords} from './types';

export interface Summary {
  readonly game: string;
  readonly files: readonly FileReport[];
  readonly findings: readonly FolderFinding[];
}

/** Errors and warnings of everything that was looked at. */
export function totals({files, findings}: Summary): {errors: number; warnings: number} {
  const count = (severity: string): number =>
    findings.filter((one) => one.severity === severity).length;
  return files
    .map(countsOf)
    .reduce(
      (sum, one) => ({errors: sum.errors + one.errors, warnings: sum.warnings + one.warnings}),
      {errors: count('error'), warnings: count('warning')},
    );
}

const place = ({line, column}: Problem): string => `${String(line)}:${String(column)}`;

/** What is said about a file in words. */
export function fileText(
  report: FileReport,
  {command, file}: CommandWords,
  asked: CommandName,
): readonly string[] {
  const {
    path,
    check,
    problems,
    warnings,
    isRefused,
    isRepairable,
    isRepaired = false,
    backup,
  } = report;
  const say = sayer(file);
  const level = (severity: string): string =>
    `  ${command.severity[severity as keyof typeof command.severity]} `;
  const lines = [path === standard ? command.standardInput : path];
  if (!isRefused) {
    lines.push(`  ${serverSaid(say, 'server', check.server)}`);
    if (check.edition !== undefined) {
      lines.push(`  ${fillIn(command.edition, {edition: check.edition})}`);
    }
  }
  if (check.from && !isRefused) {
    const {word, data} = listSaid(check.from);
    lines.push(`  ${say(word, data)} ${command.fromList}`);
  }
  if (isRepaired) {
    const kept = backup === undefined ? '' : ` ${fillIn(command.keptOld, {backup})}`;
    lines.push(`  ${command.repaired}${kept}`);
    lines.push(`  ${serverSaid(say, 'after', check.after)}`);
  } else if (isRepairable && asked === 'check') {
    lines.push(`  ${command.repairs}`);
  }
  for (const [first, ...others] of kindsOf(problems)) {
    if (!first) {
      continue;
    }
    const count = 1 + others.length;
    const word = `problem.${first.code}.${count === 1 ? 'one' : 'many'}`;
    const sentence = say(word, {count: String(count), ...first.data});
    const places = [first, ...others].slice(0, 10).map(place).join(' ');
    lines.push(`${level(first.severity)}${sentence} (${places}${count > 10 ? ' …' : ''})`);
  }
  if (warnings.length > 0 && (isRepaired || isRepairable)) {
    lines.push(`  ${command.remains}`);
  }
  for (const {code, severity, key, data} of warnings) {
    lines.push(`${level(severity)}${key}: ${say(`warning.${code}`, data)}`);
  }
  if (check.fault && !isRefused) {
    lines.push(`${level('error')}${faultText(check.fault, {command, file})}`);
  }
  return lines;
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
  {command}: CommandWords,
): readonly string[] {
  const {upgrade} = command;
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

/** What is said about a folder in words. */
export function findingText({code, severity, paths}: FolderFinding, words: CommandWords): string {
  const {command} = words;
  return `${command.severity[severity]} ${fillIn(command.folder[code], {paths: paths.join(', ')})}`;
}

/** The report as data; `palworld-settings.schema.json` describes it. */
export function jsonReport(summary: Summary, words: CommandWords): Report {
  const say = sayer(words.file);
  return {
    form: 1,
    game: summary.game,
    ...totals(summary),
    folder: summary.findings.map(({code, severity, paths}) => ({
      code,
      severity,
      paths,
      message: fillIn(words.command.folder[code], {paths: paths.join(', ')}),
    })),
    files: summary.files.map((report) => ({
      path: report.path,
      isSettingsFile: !report.isRefused,
      ...(report.isRefused ? {} : {server: report.check.server}),
      ...(report.isRefused || report.check.edition === undefined
        ? {}
        : {edition: report.check.edition}),
      isRepaired: report.isRepaired ?? false,
      ...(report.backup === undefined ? {} : {backup: report.backup}),
      canBeRepaired: !report.isRefused && report.check.fault === undefined,
      problems: report.problems.map(({code, severity, line, column, data}) => ({
        code,
        severity,
        line,
        column,
        message: say(`problem.${code}.one`, data),
      })),
      warnings: report.warnings.map(({code, severity, key, data}) => ({
        code,
        severity,
        key,
        message: say(`warning.${code}`, data),
      })),
    })),
  };
}
