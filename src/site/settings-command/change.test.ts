import {spawnSync, type SpawnSyncReturns} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {line} from '../../../tests/support/damagedFiles';
import {commandIn} from '../../../tests/support/settingsCommand';
import {tempFolder} from '../../../tests/support/tempFolder';
import {convert, defaultEntries, editionOf, planConversion} from '../../core/editor';
import {editorData} from '../../core/editor/facts';
import {checkText, withOthers} from '../../core/editor/reader';
import {writeIni} from '../../core/ini';
import {forms, isForm, printForm} from '../../core/outputs';
import {defaultIni} from '../../core/settings';
import {newestVersion, versionIds} from '../../data/versions';
import {wordsOf} from '../../words';
import {commandFile} from '.';

const damaged = line('ExpRate=2,ServerName=My server,AdminPassword="zq"');
const sound = line('ExpRate=2,ServerName="My server",AdminPassword="zq"');

const {folder, put} = tempFolder({}, afterAll);
const script = put('palworld-settings.mjs', commandFile());
const start = (args: readonly string[], input = ''): SpawnSyncReturns<string> => {
  const env = {...process.env, LC_ALL: 'C'};
  return spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    input,
    env,
    cwd: folder,
  });
};

const here = commandIn(folder);
const textOf = (file: string) => fs.readFileSync(path.resolve(folder, file), 'utf8');
const statOf = (file: string) => fs.statSync(path.resolve(folder, file));

it('leaves a file in UTF-16 as it is, which the game reads as well', () => {
  const bytes = Buffer.from(`\uFEFF${sound}`, 'utf16le');
  const file = put('utf16.ini', bytes);
  expect(here('fix', file).status).toBe(0);
  expect(fs.readFileSync(file).equals(bytes)).toBe(true);
});

it('is what the page writes when a file is fitted to another edition', () => {
  for (const [at, from] of versionIds.entries()) {
    const to = versionIds[at === 0 ? versionIds.length - 1 : at - 1]!;
    const text = `; mine\r\n${defaultIni(from)
      .replace('ExpRate=1.000000', 'ExpRate=3')
      .replace('ServerPassword=""', 'ServerPassword="zq \\"x\\""')}`;
    const data = withOthers(editorData(to, wordsOf('en')));
    const {file} = checkText(text, data).parsed;
    const plan = planConversion(file.entries, data, editionOf(file.entries, data));
    const entries = convert(file.entries, data, {...plan, platform: undefined});
    const page = writeIni({...file, entries});
    const own = put(`upgrade/${from}.ini`, text);
    const upgrade = ['upgrade', own, '--game', to];
    const stderr = expect.stringContaining(to) as string;
    expect(here(...upgrade, '--output', '-')).toEqual({status: 0, stdout: page, stderr});
    const stdout = expect.stringContaining(`${own}.bak`) as string;
    expect(here(...upgrade, '--backup')).toMatchObject({status: 0, stdout});
    expect(textOf(own)).toBe(page);
    expect(textOf(`${own}.bak`)).toBe(text);
  }
});

it('names a new default only where it takes it', () => {
  const own = put('kept.ini', defaultIni('0.4.15'));
  const upgrade = ['upgrade', own, '--game', '0.6', '--output', '-'];
  expect(here(...upgrade).stderr).toContain('ChatPostLimitPerMinute: 10 → 30');
  const {stdout, stderr} = here(...upgrade, '--keep-defaults', '--keep-platform');
  expect(stderr).not.toContain('10 → 30');
  expect(stdout).toMatch(/ChatPostLimitPerMinute=10,.*CrossplayPlatforms=\(Steam\)/);
});

it('is what the page writes in other forms', () => {
  const text = defaultIni(newestVersion.id).replace('="Default', '="$ \'a\' \\"b');
  const data = editorData(newestVersion.id, wordsOf('en'));
  const {entries} = checkText(text, data).parsed.file;
  const names = Object.keys(forms).filter(isForm);
  const own = put('forms.ini', text);
  for (const form of names) {
    const {stdout, status} = here('convert', own, '--to', form);
    expect(stdout).toBe(printForm(form, entries, data).text);
    expect(status).toBe(0);
  }
  expect(names).toHaveLength(5);
  expect(start(['convert', '-', '--to', 'ini'], damaged).stdout).toBe(sound);
  const all = checkText(start(['convert', '-', '--to', 'ini'], '').stdout, data);
  expect(all.parsed.file.entries).toEqual(defaultEntries(data));
});

it('says what was wrong with the file it came from', () => {
  const own = put('said.ini', damaged);
  for (const args of [['upgrade'], ['convert', '--to', 'json']]) {
    const {stderr, status} = here(args[0]!, own, ...args.slice(1), '--output', '-');
    expect(stderr).toContain('fixed   Repaired the quotes of ServerName');
    expect(status).toBe(0);
  }
  expect(here('fix', own, '--output', '-').stderr).not.toContain('error ');
  const maybe = put('unclear.ini', line('bIsPvP=maybe,ExpRate=2'));
  const {status, stderr} = here('fix', maybe, '--output', '-');
  expect([status, stderr]).toEqual([1, expect.stringContaining('error ')]);
});

it('goes to standard output or to another file, and messages then beside it', () => {
  const own = put('out/a.ini', damaged);
  expect(start(['fix', own, '--output', '-'])).toMatchObject({status: 0, stdout: sound});
  expect(start(['fix', '-'], damaged)).toMatchObject({status: 0, stdout: sound});
  expect(start(['fix', '-'], sound).stdout).toBe(sound);
  expect(here('fix', own, '--output', 'out/b.ini').status).toBe(0);
  expect(textOf(own)).toBe(damaged);
  expect(textOf('out/b.ini')).toBe(sound);
  expect(statOf('out/b.ini').mode & 0o777).toBe(0o600);
  expect(here('convert', 'hello.txt', '--to', 'json').status).toBe(2);
  const none = start(['convert', '-', '--to', 'json'], 'hello world');
  expect(none).toMatchObject({status: 1, stdout: ''});
  expect(none.stderr).toContain('No settings of a Palworld server');
});

it('names the file that a full disk does not take', ({skip}) => {
  if (!fs.existsSync('/dev/full')) {
    skip('Only Linux has a device that is always full.');
  }
  const {status, stderr} = here('fix', put('full.ini', damaged), '--output', '/dev/full');
  expect([status, stderr]).toEqual([2, expect.stringContaining("/dev/full can't be read or")]);
});

it('is the difference between two files, without passwords', () => {
  const a = put('diff/a.ini', sound);
  const b = put('diff/b.ini', line('ExpRate=2.000000,ServerName="B",AdminPassword="zq2"'));
  expect(here('diff', a, a)).toMatchObject({status: 0, stdout: ''});
  expect(here('diff', a, b)).toMatchObject({
    status: 1,
    stdout: '-ServerName="My server"\n+ServerName="B"\n-AdminPassword=…\n+AdminPassword=…\n',
  });
  const c = put('diff/c.ini', line('ExpRate=2.000000,ServerName="B",AdminPassword="$PASS"'));
  expect(here('diff', b, c).stdout).toBe('-AdminPassword=…\n+AdminPassword=…\n');
  expect(here('diff', a).stdout).toMatch(/^-ExpRate=1\.000000\n\+ExpRate=2\n/);
});

it('keeps a link, the mode and further names of a file, and leaves nothing beside it', () => {
  const own = put('kept/real/PalWorldSettings.ini', damaged);
  fs.chmodSync(own, 0o604);
  fs.symlinkSync(own, path.join(folder, 'kept/link.ini'));
  fs.linkSync(own, path.join(folder, 'kept/real/other.ini'));
  expect(here('fix', 'kept/link.ini').status).toBe(0);
  expect(textOf('kept/real/other.ini')).toBe(sound);
  expect(fs.lstatSync(path.join(folder, 'kept/link.ini')).isSymbolicLink()).toBe(true);
  expect(statOf(own).mode & 0o777).toBe(0o604);
  expect(fs.readdirSync(path.dirname(own))).toEqual(['PalWorldSettings.ini', 'other.ini']);
});

it('goes into the file itself where no other may take its place', () => {
  const own = put('locked/PalWorldSettings.ini', damaged);
  fs.chmodSync(path.dirname(own), 0o555);
  try {
    expect(here('fix', own).status).toBe(0);
    expect(textOf(own)).toBe(sound);
    expect(fs.readdirSync(path.dirname(own))).toHaveLength(1);
  } finally {
    fs.chmodSync(path.dirname(own), 0o755);
  }
});

it('keeps the owner of a file', ({skip}) => {
  if (process.getuid?.() !== 0) {
    skip('Only root can give a file to another owner.');
  }
  const own = put('owner/PalWorldSettings.ini', damaged);
  fs.chownSync(own, 1234, 1235);
  fs.chmodSync(own, 0o640);
  expect(here('fix', own, '--backup').status).toBe(0);
  for (const file of [own, `${own}.bak`]) {
    expect(statOf(file)).toMatchObject({uid: 1234, gid: 1235});
    expect(statOf(file).mode & 0o777).toBe(0o640);
  }
});

it('refuses what is larger than 1 MB, from a file or a pipe', () => {
  const large = ' '.repeat(1_000_001);
  for (const result of [start(['check', put('large.ini', large)]), start(['fix', '-'], large)]) {
    expect(result).toMatchObject({status: 2, stdout: ''});
    expect(result.stderr).toContain('larger than 1 MB');
  }
  expect(start(['check', '-'], sound + large.slice(0, 990_000)).status).toBe(0);
});

it('ends quietly where nobody reads on', () => {
  const own = put('pipe.ini', defaultIni('1.0').repeat(20));
  const command = `"${process.execPath}" "${script}" check --json "${own}" | head -n 1`;
  const {stdout, stderr} = spawnSync('bash', ['-c', command], {encoding: 'utf8'});
  expect([stdout, stderr]).toEqual(['{\n', '']);
});
