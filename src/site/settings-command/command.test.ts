import fs from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import {afterAll, expect, it} from 'vitest';
import {editorData} from '../../core/editor/facts';
import {checkFile} from '../../core/editor/reader';
import {reportSchema} from './reportSchema';
import {damages, header, line} from '../../../tests/support/damagedFiles';
import {commandIn} from '../../../tests/support/settingsCommand';
import {tempFolder} from '../../../tests/support/tempFolder';
import {defaultIni} from '../../core/settings';
import {newestVersion} from '../../data/versions';
import {wordsOf} from '../../words';

const data = editorData(newestVersion.id, wordsOf('en'));

const {folder, put} = tempFolder({}, afterAll);

const start = commandIn(folder);

interface Report {
  readonly errors: number;
  readonly folder: readonly {readonly code: string}[];
  readonly files: readonly {
    readonly isSettingsFile: boolean;
    readonly problems: readonly object[];
    readonly warnings: readonly {readonly code: string}[];
    readonly server?: object;
  }[];
}
const validate = new Ajv2020({strict: true}).compile(reportSchema);

const samples: readonly string[] = [
  defaultIni('0.2.4.0'),
  '',
  'hello world',
  line('ExpRate=2,AdminPasword="ZQ",Whatever=1,exprate=3'),
  `${header}\nOptionSettings=\n(ExpRate=2,\n bIsPvP=True,\nAdminPassword="ZQ"`,
  line('ServerName="$SERVER_NAME",AdminPassword="${ZQ}"'),
];

const check = (name: string, text: string, ...more: readonly string[]) =>
  start('check', put(name, text), ...more);
const reportOn = (file: string) => JSON.parse(start('check', file, '--json').stdout) as Report;

it('says the same as the editor on a file, in the form of its schema', () => {
  for (const [at, text] of samples.entries()) {
    const {stdout, status} = check(`same/${at}.ini`, text, '--json');
    const report = JSON.parse(stdout) as Report;
    expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
    const editor = checkFile(text, 'x.ini', data);
    const {isSettingsFile, problems, ...file} = report.files[0]!;
    const plain = editor.problems.map(({code, line: row, column, severity}) => ({
      code,
      line: row,
      column,
      severity,
    }));
    expect(problems).toMatchObject(plain);
    expect([isSettingsFile, file.warnings.length]).toEqual([
      !editor.isRefused,
      editor.warnings.length,
    ]);
    expect(file.server).toEqual(isSettingsFile ? editor.server : undefined);
    expect(status).toBe(report.errors > 0 ? 1 : 0);
  }
});

it('says whole sentences about every damage', () => {
  const raw = /\bproblems?\.[a-z]|\{(?:count|text|key)\}/;
  for (const [at, {text}] of damages.entries()) {
    for (const more of [[], ['--lang', 'ja']]) {
      const {stdout, status} = check(`sentences/${at}.ini`, text, ...more);
      expect(status === 0 && /^ {2}error /m.test(stdout), text).toBe(false);
      expect(stdout.replaceAll(folder, ''), text).not.toMatch(raw);
    }
  }
});

it('promises to repair only what it repairs', () => {
  expect(check('nothing.ini', '').stdout).not.toContain('repairs this');
  const {stdout} = check('number.ini', line('AutoSaveSpan=1,ServerName=We'));
  const promise =
    /"fix" repairs this:\n.*ServerName.*\n {2}Change these in the file yourself:\n.*AutoSaveSpan/;
  expect(stdout).toMatch(promise);
  const program = 'var a={b:"c",d:1};\nfunction f(x,y){return x=y, f(a="b")}\n';
  const {files} = reportOn(put('program.ini', program));
  expect(files[0]?.problems).toMatchObject([{code: 'no-settings'}]);
});

it('names a folder in place of a file, and a folder that is missing', () => {
  const read = start('upgrade', folder);
  expect([read.status, read.stderr]).toEqual([2, expect.stringContaining(`${folder} is a folder`)]);
  const own = path.join(folder, 'own.ini');
  check('own.ini', line('ServerName=We'));
  const {status, stderr} = start('fix', own, '--output', path.join(folder, 'no', 'x.ini'));
  expect([status, stderr]).toEqual([
    2,
    expect.stringContaining(`The folder ${path.join(folder, 'no')} is missing`),
  ]);
});

it('gives 0, 1 and 2', () => {
  expect(check('fine.ini', defaultIni('0.6.8')).status).toBe(0);
  expect(check('bad.ini', line('ServerName=My server')).status).toBe(1);
  const absent = start('check', path.join(folder, 'none.ini'));
  expect(absent.status).toBe(2);
  expect(absent.stderr).toContain('There is no file or folder');
  for (const args of [
    ['chek', 'a'],
    ['check'],
    // An empty argument comes from an empty variable of a script, and doesn't mean the current
    // folder.
    ['check', ''],
    ['check', '--fix', 'a'],
    ['check', '--json=1', 'a'],
    ['check', '--to', 'json', 'a'],
    ['fix', 'a', 'b', '--output', 'c'],
    ['convert', 'a'],
    ['convert', 'a', '--to', 'xml'],
    ['upgrade', 'a', 'b'],
    ['diff', 'a', 'b', 'c'],
    ['diff', '-', '-'],
    ['check', 'a', '--game'],
  ]) {
    const {status, stderr} = start(...args);
    expect(status, args.join(' ')).toBe(2);
    expect(stderr).toMatch(/Usage: node palworld-settings\.mjs |Did you mean check\?/);
    expect(stderr).toContain('node palworld-settings.mjs --help');
  }
  expect(start('check', 'fine.ini', '--game', '9.9').stderr).toContain('0.6.8');
  expect(start('check', 'fine.ini', '--game', '0').stderr).toContain('0.6.8');
  expect(start('check', 'fine.ini', '--game', '0.6').stdout).toContain('Checked for 0.6.8.');
  expect(start('check', 'fine.ini', '--lang', 'de').stderr).toContain('en, ja');
  expect(start('--version').stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(start('--help').stdout).toContain('--json');
  expect(start().status).toBe(0);
});

it('repairs a file, keeps the old one on request, and leaves alone what is none', () => {
  const text = line('ExpRate=2,ServerName=My server');
  const file = put('repair/PalWorldSettings.ini', text);
  fs.chmodSync(file, 0o640);
  expect(start('fix', file).status).toBe(0);
  expect(fs.readFileSync(file, 'utf8')).toBe(line('ExpRate=2,ServerName="My server"'));
  expect(fs.readdirSync(path.dirname(file))).toEqual(['PalWorldSettings.ini']);
  expect(fs.statSync(file).mode & 0o777).toBe(0o640);
  fs.writeFileSync(file, text);
  start('fix', file, '--backup');
  expect(fs.readFileSync(`${file}.bak`, 'utf8')).toBe(text);
  expect(start('fix', file, '--backup').status).toBe(0);
  fs.writeFileSync(file, text);
  start('fix', file, '--backup');
  const names = ['', '.bak', '.bak2'].map((end) => `PalWorldSettings.ini${end}`);
  expect(fs.readdirSync(path.dirname(file)).sort()).toEqual(names);
  const other = put('notes.txt', 'hello world');
  expect(start('fix', other).status).toBe(1);
  expect(fs.readFileSync(other, 'utf8')).toBe('hello world');
  const save = put('x/WorldOption.sav', Buffer.from('\0\u0001PlM1 GVAS ExpRate=2'));
  expect(start('check', save).stdout).toContain('WorldOption.sav');
});

it('looks into the folder of a server', () => {
  const config = 'server/Pal/Saved/Config';
  put(`${config}/LinuxServer/PalWorldSettings.ini`, '');
  const root = path.join(folder, 'server');
  const one = start('check', root);
  expect(one.status).toBe(0);
  expect(one.stdout).toContain('The file sets nothing');
  put(`${config}/WindowsServer/PalWorldSettings.ini`, defaultIni('0.6.8'));
  put('server/Pal/Saved/SaveGames/0/ABC/WorldOption.sav', 'x');
  const report = reportOn(root);
  expect(report.folder.map(({code}) => code)).toEqual(['two-files', 'world-option']);
  expect(report.files).toHaveLength(2);
  // A symbolic link to a parent folder doesn't make the check loop.
  const linked = path.join(folder, 'linked');
  fs.mkdirSync(path.join(linked, 'Config'), {recursive: true});
  const file = path.join(root, 'Pal/Saved/Config/LinuxServer/PalWorldSettings.ini');
  fs.symlinkSync(file, path.join(linked, 'Config/PalWorldSettings.ini'));
  fs.symlinkSync('..', path.join(linked, 'Config/up'));
  expect(start('world', linked).status).toBe(1);
  expect(reportOn(linked)).toMatchObject({errors: 0, folder: [], files: [{isSettingsFile: true}]});
  fs.mkdirSync(path.join(folder, 'empty'));
  const nothing = start('check', path.join(folder, 'empty'));
  expect(nothing.status).toBe(1);
  expect(nothing.stdout).toContain('There is no PalWorldSettings.ini');
});
