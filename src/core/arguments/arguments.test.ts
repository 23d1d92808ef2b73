import {describe, expect, it} from 'vitest';
import {serverArguments as all} from '../../data/arguments';
import {wordsOf} from '../../words';
import {textForVersion} from '../../data/textForVersion';
import {
  compareBuilds,
  isAtLeast,
  isPresent,
  newestVersion,
  versionIds,
  type VersionId,
} from '../../data/versions';
import {findSetting} from '../../data/settings';
import {
  argumentAnchor,
  argumentsForVersion,
  argumentSyntax,
  findArgument,
  startLines,
} from './index';
import {startScenarios} from '../../data/arguments/scenarios';

const first = [
  '-port',
  '-players',
  '-publiclobby',
  '-publicip',
  '-publicport',
  '-useperfthreads',
  '-NoAsyncLoadingThread',
  '-UseMultithreadForDS',
  '-queryport',
];
const withLog = [...first, '-logformat'];
const withWorkers = [...withLog, '-NumberOfWorkerThreadsServer'];

const withGameData = [
  ...withWorkers,
  '-NoMods',
  '-workshopdir',
  '-enable-gamedata-api',
  '-collect-gamedata-interval',
];

/** What each version's page must list: written out by hand, so that a slip in the data shows. */
function expected(version: VersionId): readonly string[] {
  if (isAtLeast(version, '1.0')) {
    return withGameData;
  }
  if (isAtLeast(version, '0.4.15')) {
    return withWorkers;
  }
  return isAtLeast(version, '0.2.4.0') ? withLog : first;
}

describe('the data of the arguments', () => {
  it('names each argument once, as it is typed', () => {
    const names = all.map(({name}) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) {
      expect(name, 'an argument starts with one dash and has no value').toMatch(
        /^-[A-Za-z]+(?:-[a-z]+)*$/,
      );
    }
  });

  it('has lifetimes that are not empty', () => {
    for (const {name, since, removed} of all) {
      expect(removed === undefined || compareBuilds(since, removed) < 0, name).toBe(true);
      expect(
        versionIds.some((version) => isPresent({since, removed}, version)),
        `${name} exists in no documented version: remove it`,
      ).toBe(true);
    }
  });

  it('says how sure we are only about versions that have the argument', () => {
    for (const argument of all) {
      for (const version of argument.inferredIn ?? []) {
        expect(isPresent(argument, version), `${argument.name} in ${version}`).toBe(true);
      }
      expect(argument.source.length).toBeGreaterThan(0);
    }
  });

  it('goes together only with arguments that the same versions have', () => {
    for (const argument of all) {
      for (const other of argument.goesWith ?? []) {
        for (const version of versionIds.filter((id) => isPresent(argument, id))) {
          expect(findArgument(other, version), `${argument.name} and ${other}`).toBeDefined();
        }
      }
    }
  });

  it('names settings that exist', () => {
    for (const {name, settings = []} of all) {
      for (const key of settings) {
        expect(findSetting(key), `${name} and ${key}`).toBeDefined();
      }
    }
  });

  it('gives examples that the argument would take', () => {
    for (const {name, value} of all) {
      if (value?.choices) {
        expect(value.choices, name).toContain(value.example);
      }
      if (value?.range) {
        expect(Number(value.example)).toBeGreaterThanOrEqual(value.range[0]);
        expect(Number(value.example)).toBeLessThanOrEqual(value.range[1]);
      }
    }
  });
});

describe.each(['en', 'ja'] as const)('the words of the arguments in %s', (locale) => {
  const words = wordsOf(locale).arguments;

  it('explain every argument and no other', () => {
    expect(Object.keys(words.arguments).sort()).toEqual(all.map(({name}) => name).sort());
    expect(Object.keys(words.scenarios)).toEqual(startScenarios.map(({id}) => id));
  });

  it('are full sentences and explain every value', () => {
    const end = locale === 'en' ? /\.$/ : /。$/;
    for (const argument of all) {
      const {meaning, note, value} = words.arguments[argument.name];
      expect(meaning, argument.name).toMatch(end);
      expect(textForVersion(note ?? meaning, newestVersion.id), argument.name).toMatch(end);
      expect(value === undefined, `${argument.name}: words for the value`).toBe(
        argument.value === undefined,
      );
    }
  });

  it('say the same things in both languages', () => {
    for (const {name} of all) {
      expect('note' in words.arguments[name], name).toBe(
        'note' in wordsOf('en').arguments.arguments[name],
      );
    }
  });
});

describe('argumentsForVersion', () => {
  it.each(versionIds)('lists exactly the arguments of %s', (version) => {
    const names = argumentsForVersion(version).map(({name}) => name);
    expect(names.length).toBeGreaterThanOrEqual(9);
    expect([...names].sort()).toEqual([...expected(version)].sort());
  });

  it('keeps later arguments out of older versions', () => {
    expect(findArgument('-NumberOfWorkerThreadsServer', '0.3.12.0')).toBeUndefined();
    expect(findArgument('-logformat', '0.1.5.1')).toBeUndefined();
    expect(findArgument('-publiclobby', '0.1.5.1')).toBeDefined();
  });
});

describe('writing arguments', () => {
  it('makes targets without dash and value', () => {
    expect(argumentAnchor('-publiclobby')).toBe('publiclobby');
    expect(argumentAnchor('-port=8211')).toBe('port');
  });

  it('shows the value as a placeholder', () => {
    expect(argumentSyntax(all[0]!)).toBe('-port=<port>');
    expect(argumentSyntax(all[2]!)).toBe('-publiclobby');
  });
});

describe('startLines', () => {
  it('has every situation in the latest version, in all three forms', () => {
    const lines = startLines(newestVersion.id);
    expect(lines.map(({id}) => id)).toEqual(startScenarios.map(({id}) => id));
    expect(lines.every(({docker}) => docker !== undefined)).toBe(true);
  });

  it('uses worker threads only where they exist', () => {
    const line = (version: VersionId) => startLines(version).find(({id}) => id === 'performance');
    expect(line('0.4.15')?.linux).toBe(
      './PalServer.sh -useperfthreads -NoAsyncLoadingThread -UseMultithreadForDS -NumberOfWorkerThreadsServer=7',
    );
    expect(line('0.3.12.0')?.linux).toBe(
      './PalServer.sh -useperfthreads -NoAsyncLoadingThread -UseMultithreadForDS',
    );
  });

  it('drops a situation whose argument is missing, and Docker before the official image', () => {
    const lines = startLines('0.1.5.1');
    expect(lines.map(({id}) => id)).not.toContain('json');
    expect(lines.every(({docker}) => docker === undefined)).toBe(true);
    expect(lines.length).toBeGreaterThanOrEqual(5);
  });

  it('publishes the port that the server listens on, as UDP', () => {
    const port = startLines('0.6.8').find(({id}) => id === 'port');
    expect(port?.windows).toBe('PalServer.exe -port=8250 -players=16');
    expect(port?.docker).toContain("- '-port=8250'");
    expect(port?.docker).toContain("- '8250:8250/udp'");
    const listed = startLines('0.6.8').find(({id}) => id === 'listed');
    expect(listed?.docker).toContain("- '8211:8211/udp'");
  });
});
