import fs from 'node:fs';
import path from 'node:path';
import type {EditorData} from '../../../core/editor';
import {checkText, decodeFile, type TextCheck} from '../../../core/editor/reader';
import {isNoFile, problem, type Problem} from '../../../core/ini';

/** What was found in one file. */
export interface FileReport {
  readonly path: string;
  readonly check: TextCheck;
  /** With what the bytes alone tell. */
  readonly problems: readonly Problem[];
  /** Not a settings file: it was left alone. */
  readonly isRefused: boolean;
  /** Where the file lies as it was before, if it was repaired. */
  readonly backup?: string;
}

const start = {line: 1, column: 1};

function read(file: string, data: EditorData): FileReport {
  const {text, encoding} = decodeFile(fs.readFileSync(file));
  const check = checkText(text, data);
  if (/\.sav$/i.test(file)) {
    return {path: file, check, problems: [problem('world-option', start)], isRefused: true};
  }
  const none = check.problems.filter(({code}) => isNoFile(code));
  if (none.length > 0 || !check.isForGame) {
    // What else was found in it is about another kind of file.
    const problems = none.length > 0 ? none : [problem('no-settings', start)];
    return {path: file, check, problems, isRefused: true};
  }
  const other = encoding === 'utf-8' ? [] : [problem('encoding', start, {encoding})];
  return {path: file, check, problems: [...other, ...check.problems], isRefused: false};
}

/** Keeps a copy under a name that is free: `.bak`, `.bak2` … */
function backUp(file: string): string {
  for (let number = 1; ; number += 1) {
    const copy = `${file}.bak${number === 1 ? '' : String(number)}`;
    try {
      fs.copyFileSync(file, copy, fs.constants.COPYFILE_EXCL);
      return copy;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw error;
      }
    }
  }
}

/** Writes beside the file first, so that it is never half there. Who may read it stays the same. */
function replace(file: string, text: string): void {
  const whole = path.resolve(file);
  const temporary = path.join(path.dirname(whole), `.${path.basename(whole)}.${process.pid}.tmp`);
  fs.writeFileSync(temporary, text, {mode: fs.statSync(whole).mode, flag: 'wx'});
  fs.renameSync(temporary, whole);
}

/** Tells whether there is something in a file that is repaired on request. */
export function isRepairable({check, problems, isRefused}: FileReport): boolean {
  return (
    !isRefused &&
    !check.fault &&
    check.parsed.file.entries.length > 0 &&
    problems.some(({code}) => code !== 'template')
  );
}

/** Checks a file; with `isFix` it repairs it, unless the repaired text does not pass the last check. */
export function checkFile(given: string, data: EditorData, isFix: boolean): FileReport {
  const report = read(given, data);
  if (!isFix || !isRepairable(report)) {
    return report;
  }
  const file = fs.realpathSync(given);
  const backup = backUp(file);
  replace(file, report.check.repaired);
  return {...report, backup};
}

/** How many errors and warnings count once a file is as the report leaves it. */
export function countsOf({check, problems, isRefused, backup}: FileReport): {
  readonly errors: number;
  readonly warnings: number;
} {
  const isRepaired = backup !== undefined && !isRefused;
  const all = [
    ...(isRepaired ? problems.filter(({code}) => code === 'template') : problems),
    ...(isRefused ? [] : check.warnings),
  ];
  const count = (severity: string): number => all.filter((one) => one.severity === severity).length;
  return {errors: count('error') + (check.fault ? 1 : 0), warnings: count('warning')};
}
