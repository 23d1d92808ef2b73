import {expect, it} from 'vitest';
import {serverArguments as all} from '../../data/arguments';
import {wordsOf} from '../../words';
import {
  isPresent,
  newestVersion,
  versionIds,
  type VersionId,
  oldestVersion,
} from '../../data/versions';
import {findSetting} from '../../data/settings';
import {argumentAnchor, argumentSyntax, findArgument, startLines} from './index';
import {startScenarios} from '../../data/arguments/scenarios';

it('the data of the arguments: goes together only with arguments that the same versions have, and with settings that exist', () => {
  for (const argument of all) {
    const {name, goesWith = [], settings = []} = argument;
    for (const version of versionIds.filter((id) => isPresent(argument, id))) {
      const gone = goesWith.filter((other) => !findArgument(other, version));
      expect(gone, `${name} in ${version}`).toEqual([]);
    }
    expect(
      settings.filter((key) => !findSetting(key)),
      name,
    ).toEqual([]);
  }
});

it('the data of the arguments: gives examples that the argument would take, and words for every value', () => {
  for (const {name, value} of all) {
    const {choices, range: [from, to] = [-Infinity, Infinity], example = ''} = value ?? {};
    expect(choices ?? [example], name).toContain(example);
    expect(Number(example) < from || Number(example) > to, name).toBe(false);
    const words = wordsOf('en').arguments.arguments[name];
    expect(words.value === undefined, name).toBe(value === undefined);
  }
});

it('keeps later arguments out of older versions', () => {
  expect(findArgument('-NumberOfWorkerThreadsServer', '0.3.12.0')).toBeUndefined();
  expect(findArgument('-logformat', oldestVersion.id)).toBeUndefined();
  expect(findArgument('-publiclobby', oldestVersion.id)).toBeDefined();
});

it('an argument has a target without dash and value, and shows its value as a placeholder', () => {
  expect(argumentAnchor('-port=8211')).toBe('port');
  expect(argumentSyntax(all[0]!)).toBe('-port=<port>');
  expect(argumentSyntax(all[2]!)).toBe('-publiclobby');
});

it('startLines: has every situation in the latest version, in all three forms', () => {
  const lines = startLines(newestVersion.id);
  expect(lines.map(({id}) => id)).toEqual(startScenarios.map(({id}) => id));
  expect(lines.every(({docker}) => docker !== undefined)).toBe(true);
});

it('startLines: uses worker threads only where they exist', () => {
  const line = (version: VersionId) => startLines(version).find(({id}) => id === 'performance');
  const old = './PalServer.sh -useperfthreads -NoAsyncLoadingThread -UseMultithreadForDS';
  expect(line('0.3.12.0')?.linux).toBe(old);
  expect(line('0.4.15')?.linux).toBe(`${old} -NumberOfWorkerThreadsServer=7`);
});

it('startLines: drops a situation whose argument is missing, and Docker before the official image', () => {
  const lines = startLines(oldestVersion.id);
  expect(lines.map(({id}) => id)).not.toContain('json');
  expect(lines.every(({docker}) => docker === undefined)).toBe(true);
  expect(lines.length).toBeGreaterThanOrEqual(5);
});

it('startLines: publishes the port that the server listens on, as UDP', () => {
  const port = startLines('0.6.8').find(({id}) => id === 'port');
  expect(port?.windows).toBe('PalServer.exe -port=8250 -players=16');
  expect(port?.docker).toContain("- '-port=8250'");
  expect(port?.docker).toContain("- '8250:8250/udp'");
  const listed = startLines('0.6.8').find(({id}) => id === 'listed');
  expect(listed?.docker).toContain("- '8211:8211/udp'");
});
