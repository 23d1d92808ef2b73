/**
 * After a pasted statement fails, the shell still runs the next one. A statement that deletes,
 * moves or locks must therefore run only if the one before it succeeded.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {expect, it} from 'vitest';
import {onEachPage} from '../../support/builtSite';
import {locales} from '../../support/addresses';
import {blocksOf, placeOf, type Block} from '../../support/procedures/blocks';
import {isDangerous, unchained} from '../../support/procedures/statements';
import {tempFolder} from '../../support/tempFolder';

const typed: readonly Block[] = [
  ...new Map(
    locales
      .flatMap((locale) => onEachPage(locale, ({version, page}) => blocksOf(locale, version, page)))
      .filter(({at}) => at !== '' && at !== 'output')
      .map((block) => [block.code, block]),
  ).values(),
];

it('the lint sees what it is for', () => {
  expect(unchained('ufw allow OpenSSH\nsudo ufw --force enable', 'bash')).toHaveLength(1);
  expect(unchained('cd x\nmv a b\nrm -r c', 'bash')).toHaveLength(2);
  expect(unchained('cd x &&\n  mv a b &&\n  rm -r c', 'bash')).toEqual([]);
  expect(unchained('a=1\nif b; then\n  rm x\nfi', 'bash')).toHaveLength(1);
  expect(unchained("read -rsp 'P: ' p\nid", 'bash')).toHaveLength(1);
  expect(unchained("{ read -rsp 'P: ' p &&\n id; }", 'bash')).toEqual([]);
  expect(unchained("$p = Read-Host 'P'\nGet-Date", 'powershell')).toHaveLength(1);
  expect(unchained('Set-Location x\nRename-Item a b', 'powershell')).toHaveLength(1);
  expect(unchained('& {\n  Set-Location x\n  Rename-Item a b\n}', 'powershell')).toEqual([]);
});

it.each(['bash', 'powershell'])('no block of %s goes on after an error', (language) => {
  const found = typed.filter((block) => block.language === language);
  expect(found.length).toBeGreaterThan(20);
  const bad = found.flatMap((block) =>
    unchained(block.code, language).map((text) => `${placeOf(block)}: ${text}`),
  );
  expect(bad).toEqual([]);
});

it('each PowerShell block that changes something stops at its first error', () => {
  const several = typed.filter(
    ({language, code}) =>
      language === 'powershell' && code.startsWith('& {') && isDangerous(code, 'powershell'),
  );
  expect(several.length).toBeGreaterThan(1);
  const going = several.filter(({code}) => !code.includes("$ErrorActionPreference = 'Stop'"));
  expect(going.map(placeOf)).toEqual([]);
});

it('each block whose first command fails runs none of the dangerous ones', () => {
  const blocks = typed.filter(
    ({language, code}) => language === 'bash' && code.includes('\n') && isDangerous(code, 'bash'),
  );
  expect(blocks.length).toBeGreaterThan(4);
  const {folder: root, put} = tempFolder();
  const stub = '#!/bin/bash\nprintf "%s %s\\n" "${0##*/}" "$*" >>"$CALLS"\nexit 1\n';
  for (const name of ['sudo', 'scp', 'tar', 'docker', 'curl', 'mv', 'rm', 'ls', 'chmod', 'cd']) {
    put(name, stub, 0o755);
  }
  for (const block of blocks) {
    const calls = put('calls', '');
    spawnSync('bash', ['-c', block.code], {
      cwd: root,
      env: {PATH: `${root}:/usr/bin:/bin`, CALLS: calls, HOME: root},
      input: '',
    });
    const all = fs.readFileSync(calls, 'utf8').trim().split('\n');
    const after = all.slice(1).filter((line) => isDangerous(line, 'bash'));
    expect(after, `${placeOf(block)}:\n${block.code}`).toEqual([]);
  }
});
