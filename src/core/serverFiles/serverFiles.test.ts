import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {expect, it} from 'vitest';
import {fileSystems} from '../../data/serverFiles';
import en from '../../words/en/serverFiles.json';
import ja from '../../words/ja/serverFiles.json';
import {versionIds, type VersionId, oldestVersion} from '../../data/versions';
import {
  archiveFile,
  archiveName,
  changeSystem,
  defaultChoices,
  fromQuery,
  makeFile,
  makeFiles,
  problemsOf,
  readme,
  toQuery,
  type Choices,
} from '.';
import {flat} from '../../words';
import {packArchive} from './archive';
import {serverFilesFacts} from './facts';
import {fillSettings} from './settings';
import type {Make} from './types';

const facts = serverFilesFacts('0.6.8');
const preset = defaultChoices('linux', facts);
const make = (choices: Partial<Choices> = {}): Make => ({
  choices: {...preset, ...choices},
  facts,
  words: en,
});
const isCommunity = (system: string): boolean => ['thijsvanloef', 'jammsen'].includes(system);
const defaultMakes: readonly Make[] = versionIds.flatMap((version) => {
  const own = serverFilesFacts(version);
  return own.systems.map((id) => ({choices: defaultChoices(id, own), facts: own, words: en}));
});
const textOf = (one: Make): string =>
  makeFiles(one)
    .map(({content}) => content)
    .join('\n');

it('on each version there are the systems that it has, and the way to talk to the server', () => {
  const all = 'linux windows docker thijsvanloef jammsen';
  const fewer: Partial<Record<VersionId, string>> = {
    '0.2.4.0': 'linux windows thijsvanloef jammsen',
    [oldestVersion.id]: 'linux windows',
  };
  for (const version of versionIds) {
    expect(serverFilesFacts(version).systems.join(' '), version).toBe(fewer[version] ?? all);
  }
  expect(serverFilesFacts(oldestVersion.id).remote).toBe('rcon');
  expect(serverFilesFacts('0.3.12.0').linuxManifest).toBe('4799126612816973970');
});

it('an address: brings back every choice', () => {
  expect(toQuery(preset, facts)).toBe('');
  for (const {id} of fileSystems) {
    const choices: Choices = {
      ...defaultChoices(id, facts),
      name: 'pal2',
      folder: '/srv/ä b',
      port: 28250,
      players: 8,
      isListed: true,
      hasRemote: false,
      restart: '',
      warn: 30,
      backupHours: 24,
      keep: 3,
      update: 'pinned',
      build: 'v1.0',
      firewall: 'firewalld',
    };
    expect(fromQuery(toQuery(choices, facts), facts)).toEqual(choices);
  }
});

it('an address: opens in a version that has no such system or port', () => {
  const old = serverFilesFacts(oldestVersion.id);
  const read = fromQuery('system=docker&port=28250&warn=7&backup=x&keep=1.5&unknown=1', old);
  expect(read).toEqual({...defaultChoices('linux', old), port: 28250});
});

const errorsOf = (choices: Partial<Choices>): readonly string[] =>
  problemsOf(make(choices)).flatMap(({kind, field}) => (kind === 'error' ? [field] : []));

it.each<[keyof Choices, readonly unknown[]]>([
  ['folder', ['', '/', '/var', '/home', '/home/steam', '/mnt', '/var/lib', 'palserver']],
  ['folder', ['/home/x y', '/home/$(id)', '/etc/x', '/usr', '/a/../b', '/a"']],
  ['backups', ['/home/steam/palserver', '/home/steam/palserver/backups', '~/b']],
  ['name', ['', 'Pal', 'a b', '../x', '-x', 'x;y', 'ssh', 'docker', 'cron', 'systemd-resolved']],
  ['user', ['root', '', 'a b', '$x']],
  ['port', [0, 80, 65536, 1.5, Number.NaN]],
  ['queryPort', [8211, 1]],
  ['remotePort', [8211, 27015, 80]],
  ['players', [0, 33, 1.5]],
  ['restart', ['5:00', '24:00', '05:60', 'x']],
  ['keep', [0, 1001, 1.5]],
])('problems: refuses a wrong %s', (field, values) => {
  for (const value of values) {
    expect(errorsOf({[field]: value}), String(value)).toContain(field);
  }
});

it('problems: refuses a wrong build, and folders that are none of Windows', () => {
  expect(errorsOf({update: 'pinned', build: '123;'})).toEqual(['build']);
  const windows = defaultChoices('windows', facts);
  expect(errorsOf(windows)).toEqual([]);
  expect(errorsOf({...windows, folder: 'D:\\ゲーム サーバー\\pal'})).toEqual([]);
  const odd = ['C:', 'C:\\', "C:\\a'b", 'C:\\a$b', '\\\\host\\share', 'C:\\a\\..', 'C:\\a\\ '];
  const ofWindows = ['C:\\Windows', 'C:\\windows\\x', 'C:\\Users\\me', 'C:\\Program Files'];
  for (const folder of [...odd, ...ofWindows]) {
    expect(errorsOf({...windows, folder}), folder).toContain('folder');
  }
});

it.each<[Partial<Choices>, string]>([
  [{hasRemote: false}, 'Without REST, players get no warning'],
  [{hasRemote: false}, "can't tell the server to save"],
  [{warn: 0}, 'without a warning'],
  [{backupHours: 0}, 'Without backups'],
  [{update: 'pinned'}, 'refuses players'],
])('problems: says what %j loses', (choices, loss) => {
  const losses = problemsOf(make(choices)).filter(({kind}) => kind === 'loss');
  expect(losses.map(({text}) => text).join(' ')).toContain(loss);
});

it('files: use every choice', () => {
  const all = (choices: Partial<Choices>): string => textOf(make(choices));
  const text = all({port: 28250, queryPort: 27016, players: 8, isListed: true, restart: '03:10'});
  for (const line of ['game_port=28250', 'players=8', 'query_port=27016', 'listed=yes']) {
    expect(text.split('\n')).toContain(line);
  }
  expect(text).toContain('OnCalendar=*-*-* 03:00:00');
  expect(all({restart: '00:05', warn: 10})).toContain('OnCalendar=*-*-* 23:55:00');
  expect(makeFile(make({hasRemote: false}), 'settings').content).not.toMatch(/8212/);
  expect(all({hasRemote: false}).split('\n')).toContain('remote=none');
  expect(all({update: 'manual'})).not.toContain('RandomizedDelaySec');
});

it('files: call nothing that the version lacks', () => {
  for (const one of defaultMakes) {
    const hasRest = one.facts.remote === 'rest' && !isCommunity(one.choices.system);
    expect(textOf(one).includes('/v1/api'), one.facts.version).toBe(hasRest);
  }
});

it('files: name folders, ports and copies in one place', () => {
  for (const {id} of fileSystems) {
    const [folder, backups] =
      id === 'windows' ? ['D:\\own', 'E:\\kept'] : ['/srv/own', '/srv/kept'];
    const ports = {port: 28250, queryPort: 28251, remotePort: 28252};
    const own = {...defaultChoices(id, facts), ...ports, folder, backups, keep: 761};
    const files = makeFiles(make(own));
    expect(new Set(files.map(({name}) => name)).size).toBe(files.length);
    const placesOf = (value: string) =>
      files.filter(({content}) => content.includes(value)).map(({name}) => name);
    for (const value of [folder, backups, '28252', '761']) {
      const most = isCommunity(id) ? 2 : 1;
      expect(placesOf(value).length, `${id}: ${value}`).toBeLessThanOrEqual(most);
    }
    expect(placesOf('28250'), id).toHaveLength(isCommunity(id) ? 2 : 1);
  }
});

it('files: go into a zip with a README, scripts as Windows wants them', () => {
  const one = {...make(), choices: defaultChoices('windows', facts)};
  const inside = unzipSync(packArchive(one, new Date('2026-01-02T03:04:06Z')));
  const names = [...makeFiles(one).map(({name}) => name), 'README.md'];
  expect(Object.keys(inside)).toEqual(names.map((name) => `palworld-windows/${name}`));
  const script = inside['palworld-windows/backup.ps1'] ?? new Uint8Array();
  expect([...script.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(script)).toMatch(/\r\n/);
});

it.each(['linux', 'docker', 'thijsvanloef', 'jammsen'] as const)(
  'files: go into an archive that tar of %s unpacks, with their modes',
  (system) => {
    const one = {...make(), choices: {...defaultChoices(system, facts), name: 'pal2'}, words: ja};
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'archive-'));
    try {
      const file = path.join(folder, archiveFile(one));
      fs.writeFileSync(file, packArchive(one, new Date('2026-01-02T03:04:06Z')));
      execFileSync('tar', ['-xzf', file, '-C', folder]);
      const inside = path.join(folder, archiveName(one));
      const files = [...makeFiles(one), readme(one)];
      expect(fs.readdirSync(inside).sort()).toEqual(files.map(({name}) => name).sort());
      for (const {name, mode, content} of files) {
        expect(fs.readFileSync(path.join(inside, name), 'utf8'), name).toBe(content);
        expect((fs.statSync(path.join(inside, name)).mode & 0o777).toString(8), name).toBe(mode);
      }
    } finally {
      fs.rmSync(folder, {recursive: true});
    }
  },
);

it('files: keep the rest when the system changes', () => {
  const changed = changeSystem({...preset, port: 28250, build: '1'}, 'windows', facts);
  const own = {system: 'windows', folder: 'C:\\palserver', build: ''};
  expect(changed).toMatchObject({...own, port: 28250});
});

it('a settings file loses settings that do not apply, and paragraphs without any', () => {
  const template = '# Head.\n\n# Both.\na=1\nb=2\n\n# Alone.\nc=3\n';
  expect(fillSettings(template, {a: 4, b: '', c: 5})).toBe(
    template.replace('a=1', 'a=4').replace('b=2', 'b=').replace('c=3', 'c=5'),
  );
  expect(fillSettings(template, {b: 6})).toBe('# Head.\n\n# Both.\nb=6\n');
});

it('the words that scripts say hold nothing that a script would read', () => {
  for (const {comment} of [en, ja]) {
    const texts = [...flat({comment}).values()];
    expect(texts.length).toBeGreaterThan(8);
    for (const {text} of texts) {
      expect(text.replace(/\$\{\w+\}/g, '')).not.toMatch(/["`$\\\n!]/);
    }
  }
});
