import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {hashOfFolders} from '../filesBelow';
import {write} from '../write';

const hashOf = (...parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 32);

/**
 * Keeps results of an earlier build by their inputs, until a package or the code in `folder`
 * changes.
 */
export function keptResults<Result>(name: string, folder: string) {
  const file = path.join('node_modules/.cache/guide', `${name}.json`);
  const code = hashOf(fs.readFileSync('package-lock.json', 'utf8'), hashOfFolders('.', [folder]));
  const before = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Readonly<Record<string, Result>>)
    : {};
  const now: Record<string, Result> = {};
  return {
    of: (input: string, make: () => Result): Result => {
      const key = hashOf(code, input);
      return (now[key] ??= Object.hasOwn(before, key) ? before[key]! : make());
    },
    save: (): void => write(file, JSON.stringify(now)),
  };
}
