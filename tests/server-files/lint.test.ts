import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {parse} from 'yaml';
import {ensureTool, hasTool} from '../../scripts/lib/ensureTool';
import {
  byHand,
  installSteps,
  makeFiles,
  problemsOf,
  readme,
  type GeneratedFile,
} from '../../src/core/serverFiles';
import {composeFaults} from '../support/composeSchema';
import {coveringRows, makeOf, pairsOf} from './pairs';
import {said, serverFiles} from './read';

const rows = coveringRows();
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'server-files-'));
const sets = rows.map((row, index) => {
  const make = makeOf(row);
  return {make, files: makeFiles(make), folder: path.join(root, String(index))};
});

beforeAll(() => {
  ensureTool('shellcheck', 'shellcheck');
  ensureTool('systemd-analyze', 'systemd');
  for (const {files, folder} of sets) {
    fs.mkdirSync(folder);
    for (const {name, content} of files) {
      fs.writeFileSync(path.join(folder, name), content, {mode: 0o755});
    }
  }
});
afterAll(() => fs.rmSync(root, {recursive: true, force: true}));

function filesIn(language: GeneratedFile['language']): readonly string[] {
  const found = sets.flatMap(({files, folder}) =>
    files.filter((file) => file.language === language).map(({name}) => path.join(folder, name)),
  );
  expect(found.length, language).toBeGreaterThan(5);
  return found;
}

it('holds every pair of values, without an error', () => {
  expect(new Set(rows.flatMap(pairsOf)).size).toBeGreaterThan(900);
  const errors = sets.flatMap(({make}) => problemsOf(make).filter(({kind}) => kind === 'error'));
  expect(errors).toEqual([]);
});

it('has shell that shellcheck reads, in scripts and in the commands to type', () => {
  const scripts = serverFiles(/\.sh$/);
  expect(scripts.length).toBeGreaterThan(12);
  const typed = sets.flatMap(({make}) => [
    ...installSteps(make).flatMap(({code, language}) => (language === 'bash' ? [code] : [])),
    ...(make.choices.system === 'windows' ? [] : byHand(make).map(([, code]) => code)),
  ]);
  expect(typed.length).toBeGreaterThan(100);
  const files = [...new Set(typed)].map((code, index) => {
    const file = path.join(root, `step-${index}.sh`);
    fs.writeFileSync(file, `#!/bin/bash\nset -e\n${code}\n`);
    return file;
  });
  expect(said('shellcheck', ['--format=gcc', ...scripts])).toBe('');
  expect(said('shellcheck', ['--format=gcc', ...files])).toBe('');
});

it('has units that systemd verifies, and times that it understands', () => {
  const known = new Set<string>();
  const times = new Set<string>();
  for (const {make, files, folder} of sets) {
    const units = files.filter(({folder: place}) => place === '/etc/systemd/system');
    const texts = JSON.stringify(units);
    if (units.length === 0 || known.size === known.add(texts).size) {
      continue;
    }
    // Only for a oneshot unit does `systemctl start` wait and say whether the job failed.
    const jobs = units.filter(({name}) =>
      units.some((one) => one.name === name.replace('.service', '.timer') && name !== one.name),
    );
    expect(jobs.filter(({content}) => !content.includes('Type=oneshot\n'))).toEqual([]);
    const place = path.join(folder, 'units');
    fs.mkdirSync(place);
    const paths = units.map(({name, content}) => {
      // systemd checks whether the programs of a unit exist, so the paths lead to the test's
      // folder.
      const text = content
        .replaceAll(`/usr/local/lib/${make.choices.name}/`, `${folder}/`)
        // Not every machine has the unit of Docker.
        .replaceAll('docker.service', 'basic.target');
      fs.writeFileSync(path.join(place, name), text);
      return path.join(place, name);
    });
    const {status, stderr} = spawnSync('systemd-analyze', ['verify', ...paths], {
      encoding: 'utf8',
      env: {...process.env, SYSTEMD_UNIT_PATH: `${place}:`},
    });
    expect(stderr.split('\n').filter((line) => line.includes(make.choices.name))).toEqual([]);
    expect(status, stderr).toBe(0);
    for (const unit of paths.filter((file) => file.endsWith('.service'))) {
      const security = ['security', '--offline=true', '--threshold=50', '--no-pager', unit];
      expect(spawnSync('systemd-analyze', security).status, `${unit} can do too much`).toBe(0);
    }
    [...texts.matchAll(/OnCalendar=(.*?)\\n/g)].forEach(([, time = '']) => times.add(time));
  }
  expect(known.size).toBeGreaterThan(10);
  expect(times.size).toBeGreaterThan(5);
  expect(spawnSync('systemd-analyze', ['calendar', ...times]).status).toBe(0);
});

it('has Compose files that fit the schema', () => {
  for (const file of filesIn('yaml')) {
    expect(composeFaults(parse(fs.readFileSync(file, 'utf8')))).toBe('');
  }
  // A check that accepts everything would check nothing.
  expect(composeFaults({services: {palworld: {port: 8211}}})).not.toBe('');
});

const hasCompose = hasTool('docker') && spawnSync('docker', ['compose', 'version']).status === 0;
it.skipIf(!hasCompose)('has Compose files that Docker takes', () => {
  for (const file of filesIn('yaml')) {
    const folder = path.dirname(file);
    fs.writeFileSync(path.join(folder, 'passwords.env'), 'ADMIN_PASSWORD=x\n');
    const config = ['compose', '--project-directory', folder, 'config', '--quiet'];
    expect(said('docker', config), file).toBe('');
  }
});

it('has environment files of plain lines, without a password', () => {
  const files = filesIn('bash').filter((file) => file.endsWith('.env'));
  expect(files.length).toBeGreaterThan(5);
  const lines = files.flatMap((file) => fs.readFileSync(file, 'utf8').trim().split('\n'));
  const plain = /^(?:# .+|(?!.*PASSWORD)[A-Z][A-Z0-9_]*=[^"']*)$/;
  expect(lines.filter((line) => !plain.test(line))).toEqual([]);
});

it('has a README that names every file and has no hole', () => {
  for (const {make, files} of sets) {
    const {content} = readme(make);
    for (const {name} of files) {
      expect(content).toContain(name);
    }
    expect(content).not.toMatch(/undefined|\{\w+\}(?!['"])/);
  }
});
