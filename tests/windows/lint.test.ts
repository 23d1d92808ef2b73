/** `commands.yaml` lists the commands and parameters of Windows PowerShell 5.1. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, inject, it} from 'vitest';
import {byHand, installSteps} from '../../src/core/serverFiles';
import {readYaml} from '../support/readYaml';
import {coveringRows, makeOf} from '../server-files/pairs';
import {filesBelow} from '../../src/site/filesBelow';
import {isDangerous} from '../support/procedures/statements';
import {callsThatFail, readPowerShell, type Reading, type Text} from './support/reading';

const words = (text: string): readonly string[] => text.toLowerCase().split(/\s+/).filter(Boolean);
const file = readYaml('tests/windows/support/commands.yaml', {
  properties: {
    commands: {values: {type: 'string'}},
    ...{common: {type: 'string'}, encodings: {type: 'string'}},
    ...{programs: {type: 'string'}, types: {type: 'string'}},
  },
});
const commands = new Map(
  Object.entries(file.commands).map(([name, list]) => [name.toLowerCase(), words(list)]),
);
const common = words(String(file.common));
const encodings = words(String(file.encodings));
const programs = words(String(file.programs));
const types = words(String(file.types));
const automatic = words('_ true false null matches lastexitcode args home psscriptroot');

function blocksOf(page: string): readonly Text[] {
  const fences = fs.readFileSync(page, 'utf8').matchAll(/^ *```powershell.*\n([\s\S]*?)\n *```$/gm);
  return [...fences].map(([, code = '']) => ({
    name: page,
    code: code.replaceAll(/\{\{\w+\}\}/g, '1'),
  }));
}

function faultsOf(one: Reading, shared: readonly Reading[]): readonly string[] {
  const functions = [one, ...shared]
    .flatMap((each) => each.functions)
    .map((name) => name.toLowerCase());
  const known = new Set([
    ...automatic,
    ...[one, ...shared].flatMap((each) => each.set).map((name) => name.toLowerCase()),
  ]);
  const calls = one.calls.flatMap(({name, text, parameters}) => {
    const command = name.toLowerCase();
    const given = parameters.map((parameter) => parameter.name.toLowerCase());
    const value = (wanted: string) =>
      parameters.find((parameter) => parameter.name.toLowerCase() === wanted)?.value ?? '';
    if (
      /[$\\]/.test(name) ||
      name === '' ||
      functions.includes(command) ||
      programs.includes(command)
    ) {
      return [];
    }
    const own = commands.get(command);
    if (!own) {
      return [`5.1 has no ${name}`];
    }
    const encoding = value('encoding').toLowerCase();
    return [
      ...given
        .filter((parameter) => ![...own, ...common].some((full) => full.startsWith(parameter)))
        .map((parameter) => `${name} of 5.1 has no -${parameter}`),
      ...(encoding && !encodings.includes(encoding) ? [`5.1 has no encoding ${encoding}`] : []),
      // Without -UseBasicParsing, Windows asks a security question (CVE-2025-54100).
      ...(command === 'invoke-webrequest' && !given.includes('usebasicparsing')
        ? [`${name} without -UseBasicParsing`]
        : []),
      // Without an encoding, 5.1 reads the code page of Windows, which its log uses.
      ...(command === 'get-content' && !encoding && !text.includes('LogFiles\\Firewall')
        ? ['Get-Content without -Encoding']
        : []),
    ];
  });
  const prompt = one.top.findIndex((statement) => statement.includes('Read-Host'));
  return [
    ...one.faults,
    ...one.newer.map((text) => `5.1 cannot read ${text}`),
    ...calls,
    ...one.types
      .filter((type) => !types.includes(type.toLowerCase()))
      .map((type) => `[${type}] is not in the list`),
    ...one.used
      .filter((name) => !known.has(name.toLowerCase()))
      .map((name) => `$${name} is nowhere set`),
    // Without this variable, 5.1 sends ASCII to a program. With [Text.Encoding]::UTF8, it sends a mark before the text.
    ...(/\| *(?:curl\.exe|py|python|node|tar\.exe)\b/.test(one.top.join()) &&
    !one.top.join().includes('$OutputEncoding = New-Object Text.UTF8Encoding $false')
      ? ['a text to a program without $OutputEncoding']
      : []),
    // If a block asks a question, the shell would take the next pasted line as the answer.
    ...(prompt !== -1 && one.top.length > prompt + 1 && !one.name.endsWith('.ps1')
      ? ['a line after Read-Host']
      : []),
  ];
}

const shown = (readings: readonly Reading[], shared: readonly Reading[] = []) =>
  readings.flatMap((one) => faultsOf(one, shared).map((fault) => `${one.name}: ${fault}`));

const own = inject('readings');
const shared = own.filter(({name}) => /^(?:common|rest|rcon)\./.test(name));
const pages = ['docs', 'versioned_docs', 'i18n/ja'].flatMap((folder) =>
  filesBelow(folder)
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((name) => blocksOf(path.join(folder, name))),
);

const steps = coveringRows(({system}) => system === 'windows')
  .map(makeOf)
  .flatMap((make) => [
    ...installSteps(make)
      .filter(({language}) => language === 'powershell')
      .map(({code}) => code),
    ...byHand(make).map(([, code]) => code),
  ]);
const typed = [
  ...pages,
  ...[...new Set(steps)].map((code) => ({name: 'a step of the generator', code})),
];
const wrong = [
  ['if ($true) { "a', 'missing'],
  ['$a = 1 ? 2 : 3', '5.1 cannot read'],
  ['Get-Date && Get-Date', '5.1 cannot read'],
  ['$a = $null ?? 1', '5.1 cannot read'],
  ['Get-Content a -AsByteStream -Encoding UTF8', 'no -asbytestream'],
  ['$o = @{Path = "a"; Parallel = 1}; ForEach-Object @o', 'no -parallel'],
  ['Set-Content a b -Encoding utf8NoBOM', 'no encoding'],
  ['Get-Content a', 'without -Encoding'],
  ['Invoke-WebRequest https://a.example', 'without -UseBasicParsing'],
  ['Test-Json a', 'no Test-Json'],
  ['Get-Dat', 'no Get-Dat'],
  ['Write-Output $nothing', 'nowhere set'],
  ['[System.Text.Json.JsonSerializer]::Serialize(1)', 'not in the list'],
  ["'a' | curl.exe --config -", 'without $OutputEncoding'],
  ["$p = Read-Host 'a'\nWrite-Output $p", 'after Read-Host'],
] as const;

const dangers = [
  ...pages.filter(({code}) => code.includes('\n') && isDangerous(code, 'powershell')),
  {name: 'wrong', code: 'Get-Item a\nRemove-Item a'},
];
const asked = [...typed, ...wrong.map(([code]) => ({name: 'a', code})), ...dangers];
const read = readPowerShell(inject('pwsh'), asked);

it('scripts, pages and steps are written for 5.1', () => {
  expect(shown(own, shared)).toEqual([]);
  expect(shown(read.slice(0, typed.length))).toEqual([]);
  expect(own.length).toBeGreaterThan(13);
  expect(typed.length).toBeGreaterThan(90);
  console.log(`${own.length} scripts and ${typed.length} blocks read.`);
});

it.each(wrong)('finds what is wrong with %s', (code, fault) => {
  const at = asked.findIndex((one) => one.name === 'a' && one.code === code);
  expect(faultsOf(read[at]!, []).join('\n')).toContain(fault);
});

it('a block whose first command fails deletes, moves and stops nothing', () => {
  const pipes = /^(?:ForEach|Where|Sort|Select)-Object$|^Out-Null$|^Write-|[\\$]/;
  const blocks = dangers.map(({code}, at) => {
    const names = read[typed.length + wrong.length + at]!.calls.map(({name}) => name);
    return {code, names: [...new Set(names.filter((name) => !pipes.test(name)))]};
  });
  const called = callsThatFail(inject('pwsh'), blocks);
  const bad = dangers.filter((_, at) =>
    called[at]!.slice(1).some((name) => isDangerous(name, 'powershell')),
  );
  expect(bad.map(({name}) => name)).toEqual(['wrong']);
  expect(called.filter((calls) => calls.length > 0)).toHaveLength(blocks.length);
  expect(dangers.length).toBeGreaterThan(6);
});

it('the small Windows has no parameter that 5.1 lacks', () => {
  const code = fs.readFileSync('tests/windows/support/SmallWindows.psm1', 'utf8');
  const functions = [...code.matchAll(/^function ([A-Z][a-z]+-[A-Za-z]+) \{([\s\S]*?)^\}/gm)];
  const public_ = functions.filter(([, name = '']) => commands.has(name.toLowerCase()));
  for (const [, name = '', body = ''] of public_) {
    const block = /\n {2}param\(([\s\S]*?)\)\n/.exec(body)?.[1] ?? '';
    const own = [...block.matchAll(/\]\$([A-Z]\w+)|, \$([A-Z]\w+)/g)].map(
      ([, a, b]) => a ?? b ?? '',
    );
    for (const parameter of own) {
      expect(commands.get(name.toLowerCase()), `${name} -${parameter}`).toContain(
        parameter.toLowerCase(),
      );
    }
  }
  expect(public_.length).toBeGreaterThan(25);
});
