import fs from 'node:fs';
import path from 'node:path';
import {openedFile, type EditorData, type Say} from '../../../core/editor';
import {isAllUsed} from '../../../core/editor/reader';
import {isLeft, writeIni} from '../../../core/ini';
import {isForm, printForm} from '../../../core/outputs';
import {fillIn} from '../../../core/text/fillIn';
import type {Words} from '../../../words/types';
import type {CommandName, Request} from './arguments';
import {differences, upgraded} from './change';
import {diagnose} from './diagnose';
import {readReport, standard, type FileReport} from './file';
import {lookInto} from './folder';
import {
  badge,
  faultText,
  fileText,
  jsonReport,
  lineOf,
  problemsSaid,
  summaryText,
  totals,
  warningsSaid,
} from './report';
import {writeFile} from './write';

export const fine = 0;
export const faulty = 1;
export const failed = 2;

export interface CommandWords {
  readonly command: Words['settingsCommand'];
  readonly diagnose: Words['diagnose'];
  readonly say: Say;
}

export interface Surroundings {
  readonly folder: string;
  readonly language: string;
  readonly name: string;
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
}

export interface Run extends Pick<Request, 'targets' | 'values'> {
  readonly command: CommandName;
  readonly data: EditorData;
  readonly from: string | undefined;
  readonly words: CommandWords;
  readonly at: Surroundings;
}

/** Gives a file's absolute path, or '-' for standard input. */
export const fileIn = ({at}: Run, name: string): string =>
  name === standard ? standard : path.resolve(at.folder, name);

/** Standard output may carry the result, so messages go to standard error. */
function tell({at}: Run, place: string, lines: readonly string[]): void {
  (place === standard ? at.writeError : at.write)(lines.map((line) => `${line}\n`).join(''));
}

const placeFor = (run: Run, otherwise: string): string =>
  run.values.output === undefined ? otherwise : fileIn(run, run.values.output);

function put({values, at}: Run, place: string, text: string): string | undefined {
  if (place === standard) {
    at.write(text);
    return undefined;
  }
  try {
    return writeFile(place, text, values.backup !== undefined);
  } catch (error) {
    // The file itself may be new, but not its folder.
    const isLost = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const what = isLost ? {code: 'NOFOLDER', path: path.dirname(place)} : {path: place};
    throw Object.assign(error as Error, what);
  }
}

function fixed(run: Run, report: FileReport): FileReport {
  const {path: file, repaired, fault, from, isRepairable, isRefused} = report;
  const isElsewhere = file === standard || run.values.output !== undefined;
  if (isRefused || fault || from || (!isRepairable && !isElsewhere)) {
    return report;
  }
  return {...report, isRepaired: isRepairable, backup: put(run, placeFor(run, file), repaired)};
}

function checkAll(run: Run): number {
  const {command, values, targets, data, words} = run;
  const found = targets.map((target) => {
    const file = fileIn(run, target);
    const isFolder = file !== standard && fs.statSync(file).isDirectory();
    return isFolder ? lookInto(file) : {files: [file], findings: []};
  });
  const files = found.flatMap((one) => one.files);
  if (values.output !== undefined && files.length > 1) {
    tell(run, standard, [words.command.misunderstood.outputForOne]);
    return failed;
  }
  const reports = files.map((file) => readReport(file, data));
  const summary = {
    game: data.version,
    files: command === 'fix' ? reports.map((report) => fixed(run, report)) : reports,
    findings: found.flatMap(({findings}) => findings),
  };
  const json =
    values.badge !== undefined
      ? badge(summary, words)
      : values.json !== undefined && jsonReport(summary, words);
  const lines = json ? [JSON.stringify(json, null, 2)] : summaryText(summary, words);
  const hasOutput = command === 'fix' && [values.output, ...targets].includes(standard);
  tell(run, hasOutput ? standard : '', lines);
  const isGood = summary.files.every((report) => isAllUsed(report, report.isRepaired));
  return isGood && totals(summary, words).errors === 0 ? fine : faulty;
}

function readOne(run: Run, name: string): FileReport | undefined {
  const report = readReport(fileIn(run, name), run.data);
  if (!report.isRefused && !report.fault) {
    return report;
  }
  tell(run, standard, fileText(report, run.words));
  return undefined;
}

const named = (keys: readonly string[], sentence: string): readonly string[] =>
  keys.length > 0 ? [fillIn(sentence, {keys: keys.join(', ')})] : [];

function converted({parsed}: FileReport, {data, values, words}: Run) {
  const file = openedFile(data, parsed.file);
  const {output} = words.command;
  const {to = ''} = values;
  const {text, without, doubtful} = isForm(to)
    ? printForm(to, file.entries, data)
    : {text: writeIni(file), without: [], doubtful: []};
  const said = [...named(without, output.without), ...named(doubtful, output.doubtful)];
  return {text, fault: undefined, said};
}

function rewrite(run: Run): number {
  const {command, words} = run;
  const report = readOne(run, run.targets[0]!);
  if (!report) {
    return faulty;
  }
  const isUpgrade = command === 'upgrade';
  const {text, fault, said} = isUpgrade ? upgraded(report, run) : converted(report, run);
  if (fault) {
    tell(run, standard, [faultText(fault, words)]);
    return faulty;
  }
  const place = placeFor(run, isUpgrade && !report.from ? report.path : standard);
  const backup = put(run, place, text);
  const {unused} = report.after;
  const wrong = report.warnings.filter(({severity}) => severity === 'error');
  tell(run, isUpgrade ? place : standard, [
    ...[...problemsSaid(report.problems, words, true), ...warningsSaid(wrong, words)].map((one) =>
      lineOf(one, words),
    ),
    ...said,
    ...(backup === undefined ? [] : [fillIn(words.command.keptOld, {backup})]),
    ...named(unused, words.command.output.unused),
  ]);
  return unused.length + wrong.length > 0 || report.problems.some(isLeft) ? faulty : fine;
}

function compare(run: Run): number {
  const reports = run.targets.map((name) => readOne(run, name));
  const [first, second] = reports;
  if (!first || reports.includes(undefined)) {
    return failed;
  }
  const lines = differences(second && first, second ?? first, run.data);
  tell(run, '', lines);
  return lines.length > 0 ? faulty : fine;
}

const runners = {
  check: checkAll,
  fix: checkAll,
  upgrade: rewrite,
  convert: rewrite,
  diff: compare,
  log: diagnose,
  world: diagnose,
};

/** Runs a command and returns its exit code. */
export const runCommand = (run: Run): number => runners[run.command](run);
