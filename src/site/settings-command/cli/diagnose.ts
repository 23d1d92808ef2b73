import fs from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {said, sheet, type Diagnosis, type Shown} from '../../../core/diagnose/diagnosis';
import {decodeLog, isGzip} from '../../../core/diagnose/lines';
import {readLog} from '../../../core/diagnose/log';
import {withoutPrivate} from '../../../core/diagnose/privacy';
import {HEAD, readFolder, type ChosenFile} from '../../../core/diagnose/world';
import type {LogReport} from '../../../../packages/palworld-settings/palworld-settings';
import {readBytes} from './file';
import {filesBelow} from './folder';
import {failed, faulty, fileIn, fine, type Run} from './run';

/** A log of more megabytes isn't read. */
export const largestLog = 20;
const most = largestLog * 1_048_576;

function logIn(file: string): Diagnosis {
  const bytes = readBytes(file, most);
  try {
    return readLog(decodeLog(isGzip(bytes) ? gunzipSync(bytes, {maxOutputLength: most}) : bytes));
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw Object.assign(error as Error, {path: file, ...(isLarge && {code: 'EFBIG'})});
  }
}

/** Reads the first bytes, by which saves and settings are recognized. */
function headOf(file: string): Uint8Array {
  if (!/\.(?:sav|ini)$/i.test(file)) {
    return new Uint8Array();
  }
  const handle = fs.openSync(file, 'r');
  try {
    const bytes = new Uint8Array(HEAD);
    return bytes.subarray(0, fs.readSync(handle, bytes, 0, HEAD, 0));
  } finally {
    fs.closeSync(handle);
  }
}

/** Names files with their folder first, as browsers do. */
const filesIn = (folder: string): readonly ChosenFile[] =>
  [...filesBelow(folder)].map((file) => {
    const {size, mtimeMs: modified} = fs.statSync(file);
    const below = path.relative(path.dirname(folder), file).replaceAll(path.sep, '/');
    return {path: below, size, modified, head: headOf(file)};
  });

export function diagnose(run: Run): number {
  const {command, targets, values, data, words, at} = run;
  const place = fileIn(run, targets[0]!);
  const found = command === 'log' ? logIn(place) : readFolder(filesIn(place));
  const causes = found.causes.map(({id, lines}) => ({
    id,
    ...said(id, words.diagnose),
    lines: lines.map(plain),
  }));
  if (values.json === undefined) {
    const steps = causes.flatMap(({do: todo}, number) =>
      todo && number < 8 ? [`${number + 1}. ${todo.replaceAll('`', '')}`] : [],
    );
    const todo = steps.length > 0 ? ['', words.command.todo, ...steps, ''].join('\n') : '';
    at.write(sheet(found, words.diagnose, data.version) + todo);
  } else {
    const {verdict, facts, unknown} = found;
    const report: LogReport = {
      form: 1,
      verdict,
      causes,
      facts: facts.map(([name, value]) => ({name, value: withoutPrivate(value)})),
      unknown: unknown.map(plain),
    };
    at.write(`${JSON.stringify(report, null, 2)}\n`);
  }
  const isGood = /^(?:healthy|look|whole)$/.test(found.verdict);
  return isGood ? fine : found.verdict === 'notLog' ? failed : faulty;
}

const plain = ({number, text}: Shown) => ({
  ...(number === undefined ? {} : {line: number}),
  text: withoutPrivate(text),
});
