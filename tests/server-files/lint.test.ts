/**
 * The scripts of server/, and every file of a covering set of choices, read by the program that reads
 * it on a server: bash, shellcheck, systemd, Python, PowerShell, and the schema of Compose files.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {ensureTool, hasTool} from '../../scripts/lib/ensureTool';
import {serverFilesFacts} from '../../src/core/serverFiles/facts';
import {wordsOf} from '../../src/words';
import {
  byHand,
  defaultChoices,
  installSteps,
  makeFiles,
  problemsOf,
  readme,
  type GeneratedFile,
} from '../../src/core/serverFiles';
import {composeFaults} from '../support/composeSchema';
import {said, serverFiles} from './read';
import {allPairs, coveringRows, makeOf, pairsOf, randomRows} from './pairs';

const rows = coveringRows();
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'server-files-'));
const sets = [...rows, ...randomRows()].map((row, index) => {
  const make = makeOf(row);
  return {make, files: makeFiles(make), folder: path.join(root, String(index))};
});

beforeAll(() => {
  ensureTool('shellcheck', 'shellcheck');
  ensureTool('systemd-analyze', 'systemd');
  ensureTool('python3', 'python3');
  for (const {files, folder} of sets) {
    fs.mkdirSync(folder);
    for (const {name, content} of files) {
      fs.writeFileSync(path.join(folder, name), content, {mode: 0o755});
    }
  }
});

afterAll(() => fs.rmSync(root, {recursive: true, force: true}));

/** Paths of all files of a language. */
function filesIn(language: GeneratedFile['language']): readonly string[] {
  return sets.flatMap(({files, folder}) =>
    files.filter((file) => file.language === language).map(({name}) => path.join(folder, name)),
  );
}

describe('the covering set of choices', () => {
  it('holds every pair of values', () => {
    const pairs = allPairs();
    const held = new Set(rows.flatMap(pairsOf));
    expect(pairs.size).toBeGreaterThan(900);
    expect([...pairs].filter((pair) => !held.has(pair))).toEqual([]);
    console.log(`${rows.length} sets of choices hold all ${pairs.size} pairs of values.`);
  });

  it('has no error, so that it makes files', () => {
    const errors = sets.flatMap(({make}) => problemsOf(make).filter(({kind}) => kind === 'error'));
    expect(errors).toEqual([]);
  });

  it('holds every script as it is in server/, the same for every choice', () => {
    // These are on their pages alone.
    const addOn = /(?:measure|notify|whitelist|stop-when-empty)\.|common\.py$/;
    const known = new Set(
      serverFiles(/\.(?:sh|py|ps1)$/)
        .filter((file) => !addOn.test(file))
        .map((file) => fs.readFileSync(file, 'utf8')),
    );
    // RCON on Windows takes three values at once, of which the covering set holds two.
    const facts = serverFilesFacts('0.1.5.1');
    const choices = defaultChoices('windows', facts);
    const rcon = makeFiles({choices, facts, words: wordsOf('en').serverFiles});
    const shown = new Set(
      [...sets, {files: rcon}].flatMap(({files}) =>
        files.filter(({name}) => /\.(?:sh|py|ps1)$/.test(name)).map(({content}) => content),
      ),
    );
    expect([...shown].filter((content) => !known.has(content))).toEqual([]);
    expect(shown.size).toBe(known.size);
  });

  it('makes files of every kind', () => {
    const count = (language: GeneratedFile['language']): number => filesIn(language).length;
    for (const language of ['bash', 'ini', 'yaml', 'powershell', 'python'] as const) {
      expect(count(language), language).toBeGreaterThan(0);
    }
    console.log(
      `${filesIn('bash').length} shell scripts and environment files, ${filesIn('ini').length} units, ` +
        `${filesIn('yaml').length} compose files, ${filesIn('powershell').length} PowerShell scripts.`,
    );
  });
});

describe('shell', () => {
  const scripts = (): readonly string[] => serverFiles(/\.sh$/);
  const isPosix = (file: string): boolean => fs.readFileSync(file, 'utf8').startsWith('#!/bin/sh');

  it('is read by bash', () => {
    expect(scripts().length).toBeGreaterThan(12);
    for (const file of scripts()) {
      expect(said(isPosix(file) ? 'sh' : 'bash', ['-n'], [file]), file).toBe('');
    }
  });

  it('pleases shellcheck', () => {
    expect(said('shellcheck', ['--format=gcc'], scripts())).toBe('');
  });

  it('in the commands that put the files in place, too', () => {
    const folder = path.join(root, 'steps');
    fs.mkdirSync(folder);
    const codes = sets.flatMap(({make}) => [
      ...installSteps(make).flatMap(({code, language}) => (language === 'bash' ? [code] : [])),
      ...(make.choices.system === 'windows' ? [] : byHand(make).map(([, code]) => code)),
    ]);
    expect(codes.length).toBeGreaterThan(100);
    const files = [...new Set(codes)].map((code, index) => {
      const file = path.join(folder, `${index}.sh`);
      fs.writeFileSync(file, `#!/bin/bash\nset -e\n${code}\n`);
      return file;
    });
    expect(said('shellcheck', ['--format=gcc'], files)).toBe('');
  });
});

describe('systemd', () => {
  it('verifies every unit', () => {
    let count = 0;
    for (const {make, files, folder} of sets) {
      const units = files.filter(({folder: place}) => place === '/etc/systemd/system');
      if (units.length === 0) {
        continue;
      }
      const place = path.join(folder, 'units');
      fs.mkdirSync(place);
      for (const {name, content} of units) {
        // systemd looks whether the programs exist: here they are in the folder of the set.
        const text = content
          .replaceAll(`/usr/local/lib/${make.choices.name}/`, `${folder}/`)
          // Docker is a unit of machines that have it.
          .replaceAll('docker.service', 'basic.target');
        fs.writeFileSync(path.join(place, name), text);
        count += 1;
      }
      const paths = units.map(({name}) => path.join(place, name));
      const {status, stderr} = spawnSync('systemd-analyze', ['verify', ...paths], {
        encoding: 'utf8',
        env: {...process.env, SYSTEMD_UNIT_PATH: `${place}:`},
      });
      const about = stderr.split('\n').filter((line) => line.includes(make.choices.name));
      expect(about, stderr).toEqual([]);
      expect(status, stderr).toBe(0);
    }
    expect(count).toBeGreaterThan(40);
  });

  it('understands every time', () => {
    const times = new Set(
      filesIn('ini').flatMap((file) =>
        [...fs.readFileSync(file, 'utf8').matchAll(/^OnCalendar=(.*)$/gm)].map(
          ([, time = '']) => time,
        ),
      ),
    );
    expect(times.size).toBeGreaterThan(5);
    for (const time of times) {
      execFileSync('systemd-analyze', ['calendar', time], {stdio: 'ignore'});
    }
  });
});

describe('Compose', () => {
  it('files fit the schema', () => {
    const files = filesIn('yaml');
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      expect(composeFaults(parse(fs.readFileSync(file, 'utf8')))).toBe('');
    }
    // A check that takes everything checks nothing.
    expect(composeFaults({services: {palworld: {port: 8211}}})).not.toBe('');
  });

  const hasCompose = hasTool('docker') && spawnSync('docker', ['compose', 'version']).status === 0;
  it.skipIf(!hasCompose)('itself takes them', () => {
    for (const file of filesIn('yaml')) {
      const folder = path.dirname(file);
      fs.writeFileSync(path.join(folder, 'passwords.env'), 'ADMIN_PASSWORD=x\n');
      execFileSync('docker', ['compose', '--project-directory', folder, 'config', '--quiet']);
    }
  });
  if (!hasCompose) {
    console.warn(
      'Skipped: the Compose files were not read by Docker, which is not installed here.',
    );
  }

  it('has environment files of plain lines, without a password', () => {
    const files = filesIn('bash').filter((file) => file.endsWith('.env'));
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      for (const line of fs.readFileSync(file, 'utf8').trim().split('\n')) {
        expect(line).toMatch(/^(?:# .+|[A-Z][A-Z0-9_]*=[^"']*)$/);
        expect(line).not.toMatch(/^[^#].*PASSWORD/);
      }
    }
  });
});

describe('Python', () => {
  it('compiles', () => {
    const files = serverFiles(/\.py$/);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      expect(said('python3', ['-m', 'py_compile', file], []), file).toBe('');
    }
  });
});

describe('README', () => {
  it('names every file and has no hole', () => {
    for (const {make, files} of sets) {
      const {content} = readme(make);
      for (const {name} of files) {
        expect(content).toContain(name);
      }
      expect(content).not.toMatch(/undefined|\{\w+\}(?!['"])/);
    }
  });
});
