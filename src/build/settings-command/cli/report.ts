import {fillWords, type Problem} from '../../../core/ini';
import {hidden} from '../../../core/ini/read';
import type {Warning} from '../../../core/editor';
import {countsOf, isRepairable, type FileReport} from './file';
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

/** Problems by kind, in the order of the file. */
function kindsOf(problems: readonly Problem[]): readonly (readonly Problem[])[] {
  const kinds = new Map<string, Problem[]>();
  for (const one of problems) {
    kinds.set(one.code, [...(kinds.get(one.code) ?? []), one]);
  }
  return [...kinds.values()];
}

/**
 * The warnings, fit to be printed. Where a password has damaged quotes, an unknown key may be a
 * piece of it: it is not named.
 */
function printable({check, problems}: FileReport): readonly Warning[] {
  const isUnsure = problems.some(({data}) =>
    Object.values(data).some((one) => one.includes(hidden)),
  );
  return check.warnings.map((warning) =>
    isUnsure && ['unknown-key', 'similar-key', 'key-case'].includes(warning.code)
      ? {...warning, code: 'unknown-key', key: hidden, data: {key: hidden}}
      : warning,
  );
}

const place = ({line, column}: Problem): string => `${String(line)}:${String(column)}`;

/** What is said about a file in words. */
export function fileText(report: FileReport, {command, file}: CommandWords): readonly string[] {
  const {path, check, problems, isRefused, backup} = report;
  const say = (id: string, data: Readonly<Record<string, string>> = {}): string =>
    fillWords(file[id] ?? id, data);
  const level = (severity: string): string =>
    `  ${command.severity[severity as keyof typeof command.severity]} `;
  const lines = [path];
  if (!isRefused) {
    const {kind, fault, unused} = check.server;
    const reason = fault ? say(`fault.${fault}`) : '';
    lines.push(`  ${say(`server.${kind}`, {keys: unused.join(', '), reason})}`);
  }
  if (backup !== undefined) {
    lines.push(`  ${fillWords(command.repaired, {backup})}`);
  } else if (isRepairable(report)) {
    lines.push(`  ${command.repairs}`);
  }
  for (const [first, ...others] of kindsOf(problems)) {
    if (!first) {
      continue;
    }
    const count = 1 + others.length + (others.at(-1)?.further ?? 0);
    const sentence =
      count === 1
        ? say(`problem.${first.code}`, first.data)
        : say(`problems.${first.code}`, {count: String(count), ...first.data});
    const places = [first, ...others].slice(0, 10).map(place).join(' ');
    lines.push(`${level(first.severity)}${sentence} (${places}${count > 10 ? ' …' : ''})`);
  }
  if (!isRefused) {
    const warnings = printable(report);
    if (warnings.length > 0 && (backup !== undefined || isRepairable(report))) {
      lines.push(`  ${command.remains}`);
    }
    for (const {code, severity, key, data} of warnings) {
      lines.push(`${level(severity)}${key}: ${say(`warning.${code}`, data)}`);
    }
  }
  if (check.fault && !isRefused) {
    const reason = say(`fault.${check.fault.code}`, {key: hidden});
    lines.push(`${level('error')}${say('written', {reason})}`);
  }
  return lines;
}

/** What is said about a folder in words. */
export function findingText({code, severity, paths}: FolderFinding, words: CommandWords): string {
  const {command} = words;
  return `${command.severity[severity]} ${fillWords(command.folder[code], {paths: paths.join(', ')})}`;
}

/** The report as data; `palworld-settings.schema.json` describes it. */
export function jsonReport(summary: Summary, words: CommandWords): object {
  const say = (id: string, data: Readonly<Record<string, string>>): string =>
    fillWords(words.file[id] ?? id, data);
  return {
    form: 1,
    game: summary.game,
    ...totals(summary),
    folder: summary.findings.map(({code, severity, paths}) => ({
      code,
      severity,
      paths,
      message: fillWords(words.command.folder[code], {paths: paths.join(', ')}),
    })),
    files: summary.files.map((report) => ({
      path: report.path,
      isSettingsFile: !report.isRefused,
      ...(report.isRefused ? {} : {server: report.check.server}),
      isRepaired: report.backup !== undefined,
      ...(report.backup === undefined ? {} : {backup: report.backup}),
      canBeRepaired: !report.isRefused && report.check.fault === undefined,
      problems: report.problems.map(({code, severity, line, column, data, further}) => ({
        code,
        severity,
        line,
        column,
        ...(further === undefined ? {} : {further}),
        message: say(`problem.${code}`, data),
      })),
      warnings: report.isRefused
        ? []
        : printable(report).map(({code, severity, key, data}) => ({
            code,
            severity,
            key,
            message: say(`warning.${code}`, data),
          })),
    })),
  };
}
