import fs from 'node:fs';
import {expect, it, vi} from 'vitest';
import {scripts} from '../../package.json';
import {
  CHECKS_OF_CODE,
  commandOf,
  pushSteps,
  shortSteps,
  steps,
  stepsOfPublished,
  stepsOfWords,
  TESTS_OF_CODE,
  weeklySteps,
} from './steps';

it('the checks for writers leave out only what is there, and npm test runs it', () => {
  expect(TESTS_OF_CODE.filter((file) => !fs.existsSync(file))).toEqual([]);
  expect(CHECKS_OF_CODE.filter((name) => !(name in scripts))).toEqual([]);
  const checks = Object.keys(scripts).filter(
    (name) => /^check:(?!mine$)/.test(name) && !CHECKS_OF_CODE.includes(name),
  );
  expect(stepsOfWords.map(({name}) => name).sort()).toEqual(
    ['test:site', 'test:unit', 'test:search', ...checks].sort(),
  );
  for (const step of steps.filter(({words}) => words !== undefined)) {
    expect(commandOf(step), step.name).not.toMatch(/exclude|:words/);
  }
});

it('what is published is tried as a whole: its files, its search, and what readers and attackers do', () => {
  expect(stepsOfPublished('/').map(({name}) => name)).toEqual([
    'test:site',
    'test:search',
    'test:browser',
  ]);
  expect(stepsOfPublished('/guide/').map(({command}) => command)).toEqual([
    'npm run --silent test:site -- --exclude tests/site/nginx.test.ts',
    'npm run --silent test:browser -- tests/browser/failures/',
  ]);
});

it('the tests of built files know the path of the build, which Vitest would replace by its own', async () => {
  vi.stubEnv('BASE_URL', '/guide/');
  const {default: config} = await import('../../tests/site/vitest.config');
  expect(config).toMatchObject({test: {env: {BASE_URL: '/guide/'}}});
  vi.unstubAllEnvs();
});

it('npm test leaves out only what runs for each push or once a week', () => {
  expect(new Set([...pushSteps, ...weeklySteps])).toEqual(new Set(steps));
  expect(pushSteps).toEqual(expect.arrayContaining(steps.filter(({when}) => when === undefined)));
  const browser = shortSteps.find(({name}) => name === 'test:browser')!;
  const folders = /\((?<names>[^)]+)\)/.exec(browser.command!)!.groups!.names!.split('|');
  expect(folders.filter((name) => !fs.existsSync(`tests/browser/${name}`))).toEqual([]);
});
