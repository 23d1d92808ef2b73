import {expect, it} from 'vitest';
import {serverArguments} from './arguments';
import {commands} from './commands';
import {ports} from './ports';
import {settings} from './settings';
import {compareBuilds, isPresent, versionIds, type Lifetime, type VersionId} from './versions';

interface Fact extends Lifetime {
  readonly name: string;
  readonly inferredIn?: readonly VersionId[];
  readonly noEffectIn?: readonly VersionId[];
}
const facts: readonly Fact[] = [
  ...settings.map((setting) => ({...setting, name: setting.key})),
  ...ports.map((port) => ({...port, name: port.id})),
  ...serverArguments,
  ...commands,
];

it('every fact belongs to a documented version, and what is said of single versions to those that have it', () => {
  expect(facts.length).toBeGreaterThan(130);
  for (const fact of facts) {
    const {name, since, removed, inferredIn = [], noEffectIn = []} = fact;
    const isLonger = !removed || !since || compareBuilds(since, removed) < 0;
    expect(isLonger, `${name} is removed before it was added`).toBe(true);
    const versions = versionIds.filter((version) => isPresent(fact, version));
    expect(versions.length, `${name} is in no documented version`).toBeGreaterThan(0);
    for (const version of [...inferredIn, ...noEffectIn]) {
      expect(isPresent(fact, version), `${name} isn't in ${version} at all`).toBe(true);
    }
  }
});
