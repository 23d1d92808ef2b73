import {expect, it} from 'vitest';
import {communityImages} from '../../data/communityImages';
import {imageOptions} from '../../data/communityImages/options';
import {runModesOf} from '../../data/operations';
import {imageLayouts} from '../../data/serverFiles';
import {values} from '../../data/values';
import {versionIds} from '../../data/versions';
import en from '../../words/en/serverFiles.json';
import {findArgument} from '../arguments';
import {filesOf} from '../paths';
import {defaultChoices, makeFile} from '.';
import {hasSetting} from '../settings';
import {serverFilesFacts} from './facts';

const facts = serverFilesFacts('0.6.8');
const startArguments = ['-port', '-players', '-queryport', '-publiclobby'];

it('start with arguments that every version has, and settings of their own version', () => {
  const start = facts.scripts['linux/start.sh'] ?? '';
  const used = [...start.matchAll(/(?<=["(])-[a-z]+/g)].map(([name]) => name);
  expect(used).toEqual(startArguments);
  for (const version of versionIds) {
    expect(used.filter((name) => !findArgument(name, version))).toEqual([]);
    const settings = Object.values(serverFilesFacts(version).settings);
    expect(settings.filter((name) => !hasSetting(version, name))).toEqual([]);
  }
});

it('give containers arguments and variables that there are', () => {
  const compose = facts.scripts['docker/compose.yaml'] ?? '';
  const typed = [...compose.matchAll(/'(-\w+)=/g)].map(([, name]) => name);
  expect([...typed, '-publiclobby']).toEqual(startArguments);
  for (const {id, variables, settingsMode} of communityImages) {
    const file = (facts.scripts[`docker/${id}.env`] ?? '').trimEnd().split('\n');
    const options = imageOptions.flatMap((option) =>
      id in option ? Object.keys((option as Record<typeof id, object>)[id]) : [],
    );
    const known = [settingsMode.name, ...options];
    known.push(...Object.values(variables).flatMap((variable) => variable?.name ?? []));
    const names = file.flatMap((line) => /^[A-Z_]+(?==)/.exec(line)?.[0] ?? []);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    expect(file).toHaveLength(names.length + file.filter((line) => /^[#{]/.test(line)).length);
    expect(names.length).toBeGreaterThanOrEqual(14);
  }
});

it('run the server as the facts say', () => {
  const mode = runModesOf('0.6.8').find(({id}) => id === 'systemd');
  const lines = (facts.scripts['linux/palworld.service'] ?? '').split('\n');
  const {policy, restartDelay, stopTimeout} = mode!;
  const wanted = [policy, `RestartSec=${restartDelay}`, `TimeoutStopSec=${stopTimeout}`];
  // 130 after Ctrl+C and 143 after SIGTERM are orderly ends.
  expect(lines).toEqual(expect.arrayContaining([...wanted, 'SuccessExitStatus=130 143']));
});

it('write the same app, depots and folders as the facts', () => {
  const {scripts} = facts;
  expect(scripts['linux/update.sh']).toContain(`app=${values.steamAppId}\n`);
  expect(scripts['linux/install-build.sh']).toContain(
    `app=${values.steamAppId} depot=${values.linuxDepot}\n`,
  );
  expect(scripts['windows/common.ps1']).toContain(`$app = ${values.steamAppId}\n`);
  expect(scripts['windows/install-build.ps1']).toContain(`$depot = ${values.windowsDepot}\n`);
  expect(scripts['docker/helper.sh']).toContain(`=${values.imageSavedPath}\n`);
  for (const [image, {hostFolder, backups}] of Object.entries(imageLayouts)) {
    expect(scripts['linux/common.sh']).toContain(
      `    ${image}) saved=$folder/${hostFolder}/Pal/Saved backups=$folder/${hostFolder}/${backups} `,
    );
  }
  for (const version of versionIds) {
    const program = filesOf('windows', version).find(({id}) => id === 'process')?.path ?? '';
    expect(scripts['windows/common.ps1']).toContain(program.split('\\').at(-1));
  }
});

it('come with settings files that are the defaults themselves', () => {
  for (const [system, file] of [
    ['linux', 'linux/palworld.en.conf'],
    ['windows', 'windows/settings.en.txt'],
  ] as const) {
    const choices = {...defaultChoices(system, facts), update: 'pinned'} as const;
    const settings = makeFile({choices, facts, words: en}, 'settings');
    const template = (facts.scripts[file] ?? '').replace('update=auto', 'update=manual');
    expect(settings.content.replace(/manifest=\d+/, 'manifest=')).toBe(template);
  }
});
