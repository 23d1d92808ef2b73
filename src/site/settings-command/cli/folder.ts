import fs from 'node:fs';
import path from 'node:path';
import type {FolderFinding as Finding} from '../../../../packages/palworld-settings/palworld-settings';

export type FolderFinding = Omit<Finding, 'message'>;

const skipped = /^(?:\.|node_modules$|Binaries$|Content$|Engine$|backups?$|steamapps$)/i;

/** Gives the files below a folder. Links may form a circle, so each folder is entered once. */
export function* filesBelow(
  folder: string,
  isEntered = (_name: string): boolean => true,
  seen = new Set<string>(),
): Generator<string> {
  const real = fs.realpathSync(folder);
  if (seen.has(real)) {
    return;
  }
  seen.add(real);
  for (const name of fs.readdirSync(folder).sort()) {
    const inside = path.join(folder, name);
    const entry = fs.statSync(inside, {throwIfNoEntry: false});
    if (entry?.isFile()) {
      yield inside;
    } else if (entry?.isDirectory() && isEntered(name)) {
      yield* filesBelow(inside, isEntered, seen);
    }
  }
}

/** Finds a folder's settings files and what keeps the server from reading them. */
export function lookInto(folder: string) {
  const all = [...filesBelow(folder, (name) => !skipped.test(name))];
  const named = (name: string): readonly string[] =>
    all.filter((file) => path.basename(file).toLowerCase() === name);
  const files = named('palworldsettings.ini');
  const findings: readonly FolderFinding[] = [
    {code: 'no-file', severity: 'error', paths: files.length === 0 ? [folder] : []},
    {code: 'two-files', severity: 'warning', paths: files.length > 1 ? files : []},
    {code: 'world-option', severity: 'warning', paths: named('worldoption.sav')},
  ];
  return {files, findings: findings.filter(({paths}) => paths.length > 0)};
}
