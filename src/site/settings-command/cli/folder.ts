import fs from 'node:fs';
import path from 'node:path';

/** What a folder says about which settings count. */
export interface FolderFinding {
  readonly code: 'no-file' | 'two-files' | 'world-option';
  readonly severity: 'error' | 'warning';
  readonly paths: readonly string[];
}

export interface Found {
  /** The settings files, in the order of their paths. */
  readonly files: readonly string[];
  readonly findings: readonly FolderFinding[];
}

/** So deep lie a server's files below its folder: Pal/Saved/Config/LinuxServer, SaveGames/0/<id>. */
const deepest = 7;
/** Folders of the game's program and of backups, which hold no settings in use. */
const skipped = /^(?:\.|node_modules$|Binaries$|Content$|Engine$|backups?$|steamapps$)/i;

function* walk(folder: string, depth = 0): Generator<string> {
  const entries = fs.readdirSync(folder, {withFileTypes: true});
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const inside = path.join(folder, entry.name);
    if (entry.isFile()) {
      yield inside;
    } else if (entry.isDirectory() && depth < deepest && !skipped.test(entry.name)) {
      yield* walk(inside, depth + 1);
    }
  }
}

/** Looks for settings files in a folder, and for what keeps the server from reading them. */
export function lookInto(folder: string): Found {
  const all = [...walk(folder)];
  const named = (name: string): readonly string[] =>
    all.filter((file) => path.basename(file).toLowerCase() === name.toLowerCase());
  const files = named('PalWorldSettings.ini');
  const worldOptions = named('WorldOption.sav');
  const findings: FolderFinding[] = [];
  if (files.length === 0) {
    findings.push({code: 'no-file', severity: 'error', paths: [folder]});
  }
  if (files.length > 1) {
    findings.push({code: 'two-files', severity: 'warning', paths: files});
  }
  if (worldOptions.length > 0) {
    findings.push({code: 'world-option', severity: 'warning', paths: worldOptions});
  }
  return {files, findings};
}
