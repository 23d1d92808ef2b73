import {listSaid, sayer, serverSaid, type Conversion} from '../../../core/editor';
import {
  hidden,
  isUnread,
  kindsOf,
  type Problem,
  type Severity,
  type WrittenFault,
} from '../../../core/ini';
import {fillIn} from '../../../core/text/fillIn';
import type {Report} from '../../../../packages/palworld-settings/palworld-settings';
import {standard, type FileReport} from './file';
import type {FolderFinding} from './folder';
import type {CommandWords} from './run';

export interface Summary {
  readonly game: string;
  readonly files: readonly FileReport[];
  readonly findings: readonly FolderFinding[];
}

/**
 * What counts once a file is as the report leaves it. Errors follow from what the server uses of it:
 * each setting that it does not use is one, a file of which it uses nothing is one.
 */
function countsOf(report: FileReport) {
  const {server, after, fault, problems, warnings, isRefused, isRepaired} = report;
  if (isRefused) {
    return {errors: 1, warnings: 0};
  }
  const {kind, unused} = isRepaired ? after : server;
  const said = [...(isRepaired ? [] : problems), ...warnings];
  return {
    errors: (kind === 'none' ? 1 : unused.length) + (fault ? 1 : 0),
    warnings: said.filter(({severity}) => severity === 'warning').length,
  };
}

/** Errors and warnings of everything that was looked at. */
export function totals({files, findings}: Summary): {errors: number; warnings: number} {
  const count = (severity: Severity): number =>
    findings.filter((one) => one.severity === severity).length;
  return files
    .map(countsOf)
    .reduce(
      (sum, one) => ({errors: sum.errors + one.errors, warnings: sum.warnings + one.warnings}),
      {errors: count('error'), warnings: count('warning')},
    );
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

/** What is said about a file in words; `hasFix` where it can be repaired by a further command. */
export function fileText(
  report: FileReport,
  words: CommandWords,
  hasFix: boolean,
): readonly string[] {
  const {server, after, edition, from, fault, problems, warnings} = report;
  const {path, isRefused, isRepairable, isRepaired, backup} = report;
  const {command} = words;
  const say = sayer(words.file);
  const lines: string[] = [];
  if (!isRefused) {
    lines.push(serverSaid(say, 'server', server));
    if (edition !== undefined) {
      lines.push(fillIn(command.edition, {edition}));
    }
    if (from) {
      const {word, data} = listSaid(from);
      lines.push(`${say(word, data)} ${command.fromList}`);
    }
  }
  if (isRepaired) {
    const kept = backup === undefined ? '' : ` ${fillIn(command.keptOld, {backup})}`;
    lines.push(command.repaired + kept, serverSaid(say, 'after', after));
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
  if (fault && !isRefused) {
    lines.push(leveled('error', faultText(fault, words), words));
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
    files: summary.files.map((report) => {
      const {path, server, edition, fault, problems, warnings} = report;
      const {isRefused, isRepaired, backup} = report;
      return {
        path,
        isSettingsFile: !isRefused,
        ...(isRefused ? {} : {server}),
        ...(isRefused || edition === undefined ? {} : {edition}),
        isRepaired,
        ...(backup === undefined ? {} : {backup}),
        canBeRepaired: !isRefused && fault === undefined,
        problems: problems.map(({data, ...one}) => ({
          ...one,
          message: say(`problem.${one.code}.one`, data),
        })),
        warnings: warnings.map(({data, ...one}) => ({
          ...one,
          message: say(`warning.${one.code}`, data),
        })),
      };
    }),
  };
}
