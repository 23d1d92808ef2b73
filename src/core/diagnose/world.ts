import {diagnosis, type Cause, type Diagnosis, type Remark} from './diagnosis';

export interface ChosenFile {
  readonly path: string;
  readonly size: number;
  readonly modified: number;
  readonly head: Uint8Array;
}

/** The header of a save or a short settings file fits into this many bytes. */
export const HEAD = 4096;

const harmless: ReadonlySet<Remark> = new Set<Remark>([
  'has-worldoption',
  'host',
  'client',
  'no-backups',
  'backup',
  'odd-folder',
  'two-worlds',
]);
const saveNames = /^(?:Level|LevelMeta|WorldOption|LocalData)\.sav$/i;
const stamp = /(?:^|\/)(\d{4}\.\d\d\.\d\d-\d\d\.\d\d\.\d\d)(?:\/|$)/;
const HOUR = 3_600_000;
const ascii = new TextDecoder('latin1');
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
type Check = readonly [id: Remark, holds: boolean | readonly (ChosenFile | undefined)[]];

function told(checks: readonly Check[]): readonly Cause[] {
  return checks.flatMap(([id, holds]) => {
    const files = holds instanceof Array ? holds.filter((file) => file !== undefined) : [];
    const named = files
      .slice(0, 5)
      .map(({path}) => nameOf(path))
      .join(', ');
    const lines = named ? [{text: files.length > 5 ? `${named} (${files.length})` : named}] : [];
    return holds === true || files.length > 0 ? [{id, lines}] : [];
  });
}

/**
 * PlM (Oodle) since 0.6, PlZ (zlib) before. The header has the unpacked and the packed size (4
 * bytes each), three letters and a number. It follows 12 bytes in files that begin with CNK.
 */
function readSave({size, head}: ChosenFile): 'PlM' | 'PlZ' | Remark {
  if (size === 0 || head.every((byte) => byte === 0)) {
    return size === 0 ? 'empty' : 'zeros';
  }
  if (ascii.decode(head.subarray(0, 4)) === 'GVAS') {
    return 'uncompressed';
  }
  const at = ascii.decode(head.subarray(8, 11)) === 'CNK' ? 12 : 0;
  const format = ascii.decode(head.subarray(at + 8, at + 11));
  if ((format !== 'PlM' && format !== 'PlZ') || head.length < at + 12) {
    return 'no-save';
  }
  const packed = new DataView(head.buffer, head.byteOffset).getUint32(at + 4, true);
  // With 0x32 the size is that between two compressions, so it says nothing about the file.
  return head[at + 11] === 0x31 && packed + at + 12 > size ? 'cut-off' : format;
}

function readWorld(
  root: string,
  files: readonly ChosenFile[],
): Pick<Diagnosis, 'causes' | 'facts'> {
  const below = (path: string): string => (root === '' ? path : path.slice(root.length + 1));
  const inside = files.filter(({path}) => root === '' || path.startsWith(`${root}/`));
  const copies = inside.filter(({path}) => /^backup\//i.test(below(path)));
  const own = inside.filter((file) => !copies.includes(file));
  const find = (name: string) => own.find(({path}) => below(path).toLowerCase() === name);
  const [level, meta] = [find('level.sav'), find('levelmeta.sav')];
  const inPlayers = own.filter(({path}) => /^Players\/[^/]+\.sav$/i.test(below(path)));
  const players = inPlayers.filter(({path}) => !/_dps\.sav$/i.test(path));
  const named = (pattern: RegExp) => inPlayers.filter(({path}) => pattern.test(nameOf(path)));
  const saves = own.filter(({path}) => saveNames.test(below(path))).concat(inPlayers);
  const states = new Map(saves.map((file) => [file, readSave(file)]));
  const are = (state: Remark): Check => [state, saves.filter((file) => states.get(file) === state)];
  const stamps = [
    ...new Set(copies.flatMap(({path}) => stamp.exec(below(path))?.[1] ?? [])),
  ].sort();
  const last = stamps.at(-1);
  const copied = copies.find(({path}) => last !== undefined && path.endsWith(`${last}/Level.sav`));
  const folder = nameOf(root);
  const isBackup = stamp.test(folder);
  const between = level && meta ? Math.abs(level.modified - meta.modified) : 0;
  const format = level && states.get(level);
  const megabytes = own.reduce((sum, {size}) => sum + size, 0) / 1_048_576;
  return {
    causes: told([
      ['no-level', !level],
      ['no-meta', !meta],
      ['no-players', players.length === 0],
      are('empty'),
      are('zeros'),
      are('cut-off'),
      are('no-save'),
      are('uncompressed'),
      ['shrunk', level && copied && level.size * 2 < copied.size ? [level] : []],
      ['other-moments', between > HOUR ? [level, meta] : []],
      ['lower-case', named(/^(?=\d*[a-f])[\da-f]{32}(?:_dps)?\.sav$/)],
      ['odd-names', named(/^(?![\da-f]{32}(?:_dps)?\.sav$)/i)],
      ['has-worldoption', [find('worldoption.sav')]],
      ['host', named(/^0{31}1\.sav$/)],
      ['client', [find('localdata.sav')]],
      ['backup', isBackup],
      ['no-backups', !isBackup && stamps.length === 0],
      ['odd-folder', folder !== '' && !isBackup && !/^[\dA-F]{32}$/i.test(folder)],
    ]),
    facts: [
      ['folder', folder],
      ['saved', level ? new Date(level.modified).toISOString().slice(0, 16).replace('T', ' ') : ''],
      ['format', format === 'PlM' ? 'PlM (0.6 –)' : format === 'PlZ' ? 'PlZ (– 0.5)' : ''],
      ['size', `${megabytes.toFixed(1)} MB`],
      ['playerFiles', String(players.length)],
      ['backups', last ? `${stamps.length} (${stamps[0]} – ${last})` : ''],
    ],
  };
}

/** Checks a world's folder, `Saved`, or any folder between or above them. */
export function readFolder(files: readonly ChosenFile[]): Diagnosis {
  const roots = new Set<string>();
  for (const {path} of files) {
    const folder = folderOf(path);
    const isPlayer = /^players$/i.test(nameOf(folder)) && /\.sav$/i.test(path);
    if (!/(?:^|\/)backup(?:\/|$)/i.test(folder) && (isPlayer || saveNames.test(nameOf(path)))) {
      roots.add(isPlayer ? folderOf(folder) : folder);
    }
  }
  const all = (pattern: RegExp) => files.filter(({path}) => pattern.test(path));
  const worlds = [...roots].sort().map((root) => readWorld(root, files));
  const [settings] = all(/(?:^|\/)GameUserSettings\.ini$/i);
  const content = ascii.decode(settings?.head.filter((byte) => byte !== 0));
  const chosen = /DedicatedServerName=([\w-]+)/.exec(content)?.[1] ?? '';
  const isHere = [...roots].some((root) => nameOf(root).toLowerCase() === chosen.toLowerCase());
  const archives = worlds.length > 0 ? [] : all(/\.(?:zip|7z|rar|tar|t?gz|bz2|zst)$/i);
  const gamePass = all(/(?:^|\/)containers?\.(?:index|\d+)$/i);
  const causes = [
    ...told([
      ['nothing', worlds.length + archives.length + gamePass.length === 0],
      ['archive', archives],
      ['gamepass', gamePass],
      ['other-world', worlds.length > 0 && chosen !== '' && !isHere],
      ['two-worlds', worlds.length > 1],
    ]),
    ...worlds.flatMap((world) => world.causes),
  ];
  const facts: Diagnosis['facts'] = [
    ...worlds.flatMap((world) => world.facts),
    ['chosen', chosen],
    ['banList', all(/(?:^|\/)banlist\.txt$/i).map(({path}) => nameOf(path))[0] ?? ''],
    ['files', String(files.length)],
  ];
  const isWhole = causes.every(({id}) => harmless.has(id as Remark));
  return diagnosis(isWhole ? 'whole' : 'notWhole', {
    causes,
    facts: facts.filter(([, value]) => value !== ''),
  });
}
