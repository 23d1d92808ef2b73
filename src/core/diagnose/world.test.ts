import {expect, it} from 'vitest';
import type {Diagnosis} from './diagnosis';
import {readFolder, type ChosenFile} from './world';

const id = 'A1B2C3D4E5F60718293A4B5C6D7E8F90';
const day = Date.UTC(2026, 6, 20, 12);

function save(
  path: string,
  {size = 5000, magic = 'PlM', missing = 0, modified = day, type = 0x31} = {},
): ChosenFile {
  const head = new Uint8Array(64).fill(7);
  const view = new DataView(head.buffer);
  view.setUint32(0, size * 4, true);
  view.setUint32(4, size - 12, true);
  head.set(new TextEncoder().encode(magic), 8);
  head[11] = type;
  return {path, size: size - missing, modified, head};
}
const text = (path: string, content: string): ChosenFile => {
  const head = new TextEncoder().encode(content);
  return {path, size: head.length, modified: day, head};
};
const player = (number: number): string =>
  `${number.toString(16).toUpperCase().padStart(8, 'A')}${'0'.repeat(24)}`;
const stamp = '2026.07.20-11.00.00';
const world = (root: string): readonly ChosenFile[] => [
  save(`${root}/Level.sav`, {size: 900_000}),
  save(`${root}/LevelMeta.sav`),
  save(`${root}/Players/${player(1)}.sav`),
  save(`${root}/Players/${player(1)}_dps.sav`),
  save(`${root}/Players/${player(2)}.sav`),
  save(`${root}/backup/world/${stamp}/Level.sav`, {size: 880_000}),
  save(`${root}/backup/world/${stamp}/LevelMeta.sav`),
  save(`${root}/backup/world/2026.07.13-11.00.00/Level.sav`, {size: 800_000}),
];
const without = (part: string): readonly ChosenFile[] =>
  world(id).filter(({path}) => !path.includes(part));
const other = (path: string, of: Parameters<typeof save>[1]): readonly ChosenFile[] => [
  ...world(id).filter((file) => file.path !== `${id}/${path}`),
  save(`${id}/${path}`, of),
];

const ids = ({causes}: Diagnosis): readonly string[] => causes.map((cause) => cause.id);

it('tells what a whole world holds', () => {
  const report = readFolder([
    ...world(`Saved/SaveGames/0/${id}`),
    text('Saved/SaveGames/banlist.txt', 'steam_1'),
    text(
      'Saved/Config/LinuxServer/GameUserSettings.ini',
      `[/Script/Pal.PalGameLocalSettings]\nDedicatedServerName=${id}\n`,
    ),
  ]);
  expect(report).toMatchObject({verdict: 'whole', causes: []});
  expect(Object.fromEntries(report.facts)).toEqual({
    folder: id,
    saved: '2026-07-20 12:00',
    format: 'PlM (0.6 –)',
    size: '0.9 MB',
    playerFiles: '2',
    files: '10',
    chosen: id,
    banList: 'banlist.txt',
    backups: `2 (2026.07.13-11.00.00 – ${stamp})`,
  });
});

const small = player(9).toLowerCase();
const zeros = {...save(`${id}/Level.sav`), head: new Uint8Array(64)};
const of2024 = world(id).map(({path, size}) => save(path, {size, magic: 'PlZ', type: 0x32}));
const coopFiles = ['WorldOption', 'LocalData', `Players/${'0'.repeat(31)}1`];
const ofCoop = [...world(id), ...coopFiles.map((name) => save(`${id}/${name}.sav`))];
const inBackup = world(stamp).filter(({path}) => !path.includes('backup'));
type Row = readonly [what: string, files: readonly ChosenFile[], notes: string];
const whole: readonly Row[] = [
  ['the folder of the world alone', world(id), ''],
  ['a save of 2024', of2024, ''],
  ['a world out of a co-op game', ofCoop, 'has-worldoption host client'],
  ['one of the server’s own copies', inBackup, 'backup'],
  ['no copies', without('backup'), 'no-backups'],
];
const broken: readonly Row[] = [
  ['no Level.sav', without(`${id}/Level.sav`), 'no-level'],
  ['no LevelMeta.sav', without(`${id}/LevelMeta.sav`), 'no-meta'],
  ['no players', without('/Players/'), 'no-players'],
  ['an empty file', other('LevelMeta.sav', {size: 12, missing: 12}), 'empty'],
  ['a copy that was cut off', other('Level.sav', {size: 900_000, missing: 100}), 'cut-off'],
  ['a file of another kind', other('Level.sav', {size: 900_000, magic: 'ABC'}), 'no-save'],
  ['a world that was replaced', other('Level.sav', {size: 20_000}), 'shrunk'],
  ['two moments', other('LevelMeta.sav', {modified: day - 86_400_000}), 'other-moments'],
  ['copies beside them', [...world(id), save(`${id}/Players/A - Copy.sav`)], 'odd-names'],
  ['small letters', [...world(id), save(`${id}/Players/${small}.sav`)], 'lower-case'],
  ['zeros', [...without(`${id}/Level.sav`), zeros], 'zeros shrunk'],
];

it.each([
  ...whole.map((row) => [...row, 'whole'] as const),
  ...broken.map((row) => [...row, 'notWhole'] as const),
])('judges %s', (_what, files, notes, verdict) => {
  const report = readFolder(files);
  expect([report.verdict, ids(report).join(' ')]).toEqual([verdict, notes]);
});

const wgs = ['wgs/containers.index', 'wgs/1/container.12'].map((path) => text(path, 'x'));
const chosen = text('GameUserSettings.ini', `DedicatedServerName=${'B'.repeat(32)}`);
it.each([
  ['an archive', [text('world.zip', 'PK')], 'archive'],
  ['saves of PC Game Pass', wgs, 'gamepass'],
  ['another folder', [text('Documents/letter.txt', 'x')], 'nothing'],
  ['nothing', [], 'nothing'],
  ['a server that loads another world', [...world(`0/${id}`), chosen], 'other-world'],
])('says what %s is', (_name, files, note) => {
  const report = readFolder(files);
  expect([report.verdict, ids(report)]).toEqual(['notWhole', [note]]);
});

it('keeps two worlds apart', () => {
  const report = readFolder([...world(`0/${id}`), ...world(`0/${'C'.repeat(32)}`)]);
  expect(report.facts.filter(([name]) => name === 'playerFiles')).toHaveLength(2);
  expect([report.verdict, ids(report)]).toEqual(['whole', ['two-worlds']]);
});
