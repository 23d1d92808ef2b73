import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {parse} from 'yaml';
import {tempFolder} from '../../../tests/support/tempFolder';
import {defaultIni} from '../../core/settings';
import {locales, type Locale} from '../../data/locales';
import {pageFile} from '../../words/pageFiles';
import {newestVersion} from '../../data/versions';
import {toolFiles} from '.';

const page = (locale: Locale): string =>
  fs
    .readFileSync(pageFile('.', 'settings-and-operation/palworld-settings', locale), 'utf8')
    .replaceAll('{{version}}', newestVersion.id);

function samplesOf(locale: Locale): ReadonlyMap<string, string> {
  const blocks = page(locale).matchAll(/^```\w+ title="([^"]+)"\n(.*?)^```$/gms);
  return new Map([...blocks].map(([, title = '', code = '']) => [title, code]));
}

const {folder, put} = tempFolder({}, afterAll);
const sh = (code: string): {status: number | null; out: string} => {
  const env = {...process.env, HOME: folder, LC_ALL: 'C'};
  const options = {cwd: folder, encoding: 'utf8', env} as const;
  const {status, stdout, stderr} = spawnSync('sh', ['-c', code], options);
  return {status, out: stdout + stderr};
};

for (const [file, text] of toolFiles('https://example.com/')) {
  put(path.basename(file), text);
  put(file, text);
}
put('PalServer.sh', '#!/bin/sh\necho "started $@"\n', 0o755);

it('are the same in every language', () => {
  for (const locale of locales) {
    expect(samplesOf(locale)).toEqual(samplesOf('en'));
  }
});

it('run', () => {
  const samples = samplesOf('en');
  const titles =
    'check.sh checked-start.sh checked-start.ps1 compose.yaml entrypoint.sh Dockerfile settings.yml';
  expect([...samples.keys()]).toEqual(titles.split(' '));
  const config = 'Pal/Saved/Config/LinuxServer/PalWorldSettings.ini';
  const valid = defaultIni('0.6.8');
  const damaged = valid.replace('ServerName="Default Palworld Server"', 'ServerName=My server');
  expect(damaged).not.toBe(valid);
  const state = (text: string): void => {
    const places = [config, `PalServer/${config}`, config.slice(4), path.basename(config)];
    places.forEach((place) => put(place, text));
  };

  const check = samples.get('check.sh') ?? '';
  put('checked-start.sh', samples.get('checked-start.sh') ?? '', 0o755);
  put('entrypoint.sh', samples.get('entrypoint.sh') ?? '', 0o755);
  const entry = `SETTINGS_FILE='${config}' TOOLS=. ./entrypoint.sh echo started`;
  const compose = parse(samples.get('compose.yaml') ?? '') as {
    services: {check: {command: string; volumes: readonly string[]}; 'palworld-server': unknown};
  };
  expect(compose.services.check.volumes).toEqual(['./:/check:ro']);
  const inCompose = compose.services.check.command.replaceAll('/check/', './');
  expect(compose.services['palworld-server']).toEqual({
    depends_on: {check: {condition: 'service_completed_successfully'}},
  });
  const workflow = parse(samples.get('settings.yml') ?? '') as {
    jobs: {check: {steps: readonly {run?: string}[]}};
  };
  const inCi = workflow.jobs.check.steps.flatMap(({run = ''}) => (run ? [run] : [])).join('\n');

  const all = [check, './checked-start.sh -players=8', entry, inCompose, inCi];
  state(valid);
  const fine = all.map(sh);
  expect(fine.map(({status}) => status)).toEqual([0, 0, 0, 0, 0]);
  expect(fine[0]!.out).toContain('palworld-settings.mjs: OK');
  expect(fine[1]!.out).toContain('started -players=8');
  expect(fine[2]!.out).toContain('started');

  state(damaged);
  const stopped = all.map(sh);
  expect(stopped.map(({status}) => status)).toEqual([1, 1, 1, 1, 1]);
  expect(stopped.filter(({out}) => out.includes('started'))).toEqual([]);
});
