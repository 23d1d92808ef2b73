import fs from 'node:fs';
import path from 'node:path';
import type {EditorData} from '../../../core/editor';
import {writeIni} from '../../../core/ini';
import {isForm, printForm} from '../../../core/outputs';
import {fillIn} from '../../../core/text/fillIn';
import type {CommandName, Request} from './arguments';
import {differences, openedIn, upgraded} from './change';
import {readReport, standard, type FileReport} from './file';
import {lookInto, type FolderFinding} from './folder';
import {
  faultText,
  fileText,
  findingText,
  jsonReport,
  planText,
  totals,
  type Summary,
} from './report';
import type {CommandWords, Surroundings} from './types';
import {backUp, writeFile} from './write';

/** Nothing found that keeps a setting from the server. */
export const fine = 0;
/** At least one error. */
export const faulty = 1;
/** The command did not do its work: the command line, or a file that cannot be read or written. */
export const failed = 2;

/** A command that was understood, and what it works with. */
export interface Run {
  readonly request: Omit<Request, 'command'> & {readonly command: CommandName};
  readonly data: EditorData;
  /** The edition that the file comes from, where that was said. */
  readonly from: string | undefined;
  readonly words: CommandWords;
  readonly at: Surroundings;
}

const fileIn = ({at}: Run, name: string): string =>
  name === standard ? standard : path.resolve(at.folder, name);

/** Reads one file of settings. Undefined where it is none: then that has been said. */
function readOne(run: Run, name: string): FileReport | undefined {
  const report = readReport(fileIn(run, name), run.data);
  if (!report.isRefused && !report.check.fault) {
    return report;
  }
  run.at.writeError(`${fileText(report, run.words, run.request.command).join('\n')}\n`);
  return undefined;
}

/** Where a result goes: to the place that was named, else into the file, else to standard output. */
function put(run: Run, source: string, text: string): {place: string; backup?: string} {
  const {values, flags} = run.request;
  const place = values.output === undefined ? source : fileIn(run, values.output);
  if (place === standard) {
    run.at.write(text);
    return {place};
  }
  const isThere = fs.statSync(place, {throwIfNoEntry: false})?.isFile() ?? false;
  const backup = flags.has('backup') && isThere ? backUp(fs.realpathSync(place)) : undefined;
  writeFile(place, text);
  return {place, ...(backup === undefined ? {} : {backup})};
}

/** Repairs what can be repaired; where the result goes elsewhere, it goes there in any case. */
function fixed(run: Run, report: FileReport): FileReport {
  const {check, path: file, isRepairable, isRefused} = report;
  const isElsewhere = file === standard || run.request.values.output !== undefined;
  if (isRefused || check.fault || check.from || (!isRepairable && !isElsewhere)) {
    return report;
  }
  const {backup} = put(run, file, check.repaired);
  return {...report, isRepaired: isRepairable, ...(backup === undefined ? {} : {backup})};
}

/** Says what is to be said about files and folders, and repairs the files on request. */
function checkAll(run: Run): number {
  const {request, data, words, at} = run;
  const files: string[] = [];
  const findings: FolderFinding[] = [];
  for (const target of request.targets) {
    const given = fileIn(run, target);
    if (given !== standard && fs.statSync(given).isDirectory()) {
      const found = lookInto(given);
      files.push(...found.files);
      findings.push(...found.findings);
    } else {
      files.push(given);
    }
  }
  const isFix = request.command === 'fix';
  if (request.values.output !== undefined && files.length > 1) {
    at.writeError(`${words.command.outputForOne}\n`);
    return failed;
  }
  const reports = files.map((file) => readReport(file, data));
  const summary: Summary = {
    game: data.version,
    files: isFix ? reports.map((report) => fixed(run, report)) : reports,
    findings,
  };
  const {errors, warnings} = totals(summary);
  const lines = request.flags.has('json')
    ? [JSON.stringify(jsonReport(summary, words), null, 2)]
    : [
        ...findings.map((finding) => findingText(finding, words)),
        ...summary.files.flatMap((report) => fileText(report, words, request.command)),
        fillIn(words.command.total, {
          errors: String(errors),
          warnings: String(warnings),
          game: data.version,
        }),
      ];
  const hasOutput = isFix && [request.values.output, ...request.targets].includes(standard);
  (hasOutput ? at.writeError : at.write)(`${lines.join('\n')}\n`);
  return errors > 0 ? faulty : fine;
}

/** Fits a file to the edition. */
function upgrade(run: Run): number {
  const {request, data, words, at, from} = run;
  const report = readOne(run, request.targets[0] ?? '');
  if (!report) {
    return faulty;
  }
  const {text, fault, plan, origin} = upgraded(report, data, request.flags, from);
  if (fault) {
    at.writeError(`${faultText(fault, words)}\n`);
    return faulty;
  }
  const {place, backup} = put(run, report.check.from ? standard : report.path, text);
  const said = planText(plan, origin, data.version, words);
  const kept = backup === undefined ? [] : [fillIn(words.command.keptOld, {backup})];
  const lines = [...said, ...kept].join('\n');
  (place === standard ? at.writeError : at.write)(`${lines}\n`);
  return report.check.after.unused.length > 0 ? faulty : fine;
}

/** Writes a file in another form. */
function converted(run: Run): number {
  const {request, data, words, at} = run;
  const report = readOne(run, request.targets[0] ?? '');
  if (!report) {
    return faulty;
  }
  const {to = ''} = request.values;
  const {file} = openedIn(data, report);
  const form = isForm(to) ? printForm(to, file.entries, data) : undefined;
  put(run, standard, form?.text ?? writeIni(file));
  const {output} = words.command;
  for (const [id, keys] of Object.entries({
    without: form?.without ?? [],
    doubtful: form?.doubtful ?? [],
    unused: report.check.after.unused,
  })) {
    if (keys.length > 0) {
      at.writeError(`${fillIn(output[id as keyof typeof output], {keys: keys.join(', ')})}\n`);
    }
  }
  return report.check.after.unused.length > 0 ? faulty : fine;
}

/** Shows which settings differ; like `diff`, it gives 1 where some do. */
function compare(run: Run): number {
  const {request, data, at} = run;
  const reports = request.targets.map((name) => readOne(run, name));
  const [first, second] = reports;
  if (!first || reports.includes(undefined)) {
    return failed;
  }
  const lines = second ? differences(first, second, data) : differences(undefined, first, data);
  at.write(lines.map((line) => `${line}\n`).join(''));
  return lines.length > 0 ? faulty : fine;
}

/** Runs a command that was understood. */
export function runCommand(run: Run): number {
  switch (run.request.command) {
    case 'check':
    case 'fix':
      return checkAll(run);
    case 'upgrade':
      return upgrade(run);
    case 'convert':
      return converted(run);
    case 'diff':
      return compare(run);
  }
}
