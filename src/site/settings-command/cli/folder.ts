import fs from 'node:fs';
import path from 'node:path';
import type {FolderFinding as Finding} from '../../../../packages/palworld-settings/palworld-settings';

export type FolderFinding = Omit<Finding, 'message'>;

/** Pal/Saved/Config/LinuxServer and SaveGames/0/<id> are deep below a server's folder. */
const deepest = 7;
const skipped = /^(?:\.|node_modules$|Binaries$|Content$|Engine$|backups?$|steamapps$)/i;

/** Links may form a circle, so each folder is entered once. */
function* walk(folder: string, seen = new Set<string>(), depth = 0): Generator<string> {
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
    } else if (entry?.isDirectory() && depth < deepest && !skipped.test(name)) {
      yield* walk(inside, seen, depth + 1);
    }
  }
}

/** Finds a folder's settings files and what keeps the server from reading them. */
export function lookInto(folder: string) {
  const all = [...walk(folder)];
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
