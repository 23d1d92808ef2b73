import {describe, expect, it} from 'vitest';
import {defaultFileEntries} from '../../data/settings/order';
import {newestVersion, versionIds, type VersionId} from '../../data/versions';
import {locales} from '../../data/locales';
import {wordsOf} from '../../words';
import {upgradeFacts} from './facts';
import {
  upgradeFor,
  upgradeStepIds,
  type Upgrade,
  type UpgradeFile,
  type UpgradeStepId,
} from './steps';
import {sayUpgrade, upgradeMarkdown} from './text';

const facts = upgradeFacts(newestVersion.id);
const pairs = versionIds.flatMap((from) =>
  versionIds.filter((to) => to !== from).map((to) => [from, to] as const),
);
const itemsOf = ({steps}: Upgrade, id: UpgradeStepId): readonly string[] =>
  steps.find((step) => step.id === id)?.items ?? [];
const file = (values: Readonly<Record<string, string>>): UpgradeFile => ({
  entries: Object.entries(values).map(([key, value]) => ({key, value})),
  renamed: [],
  later: [],
});
const defaultsOf = (version: VersionId): UpgradeFile =>
  file(Object.fromEntries(defaultFileEntries(version)));

describe('the steps from one version to another', () => {
  it.each(pairs)('lead from the default file of %s to that of %s', (from, to) => {
    const after = defaultFileEntries(to);
    const {entries} = defaultsOf(from);
    const upgrade = upgradeFor(facts, from, to, defaultsOf(from));
    const gone = itemsOf(upgrade, 'remove').map((item) => item.split(' ')[0]);
    const added = itemsOf(upgrade, 'add').map((item) => item.split('=')[0]);
    const keys = [...entries.map(({key}) => key).filter((key) => !gone.includes(key)), ...added];
    expect(keys.sort()).toEqual([...after.keys()].sort());
    for (const item of itemsOf(upgrade, 'add')) {
      const [key = '', ...value] = item.split('=');
      expect(value.join('=')).toBe(after.get(key));
    }
    // A whole file lacks no key whose default could change.
    expect(itemsOf(upgrade, 'changed')).toEqual([]);
    expect(upgrade.steps.every(({id}) => upgradeStepIds.includes(id))).toBe(true);
  });

  it.each(pairs)(
    'without a file, from %s to %s, name what the default files differ in',
    (from, to) => {
      const [before, after] = [defaultFileEntries(from), defaultFileEntries(to)];
      const upgrade = upgradeFor(facts, from, to);
      expect(upgrade.steps.map(({id}) => id).slice(0, 2)).toEqual(['stop', 'backup']);
      const forward = to === newestVersion.id ? 'updateNewest' : 'update';
      expect(upgrade.steps[2]?.id).toBe(
        versionIds.indexOf(to) > versionIds.indexOf(from) ? 'goBack' : forward,
      );
      expect(upgrade.steps.at(-1)?.id).toBe('start');
      const changed = [...itemsOf(upgrade, 'changed'), ...itemsOf(upgrade, 'replace')].map(
        (item) => item.split(':')[0],
      );
      expect(changed.sort()).toEqual(
        [...after.keys()]
          .filter((key) => (before.get(key) ?? after.get(key)) !== after.get(key))
          .sort(),
      );
      const gone = [...before.keys()].filter((key) => !after.has(key));
      expect(itemsOf(upgrade, 'remove')).toHaveLength(gone.length);
    },
  );

  it('know what changes under an administrator whose file lacks the key', () => {
    const lacking = file({exprate: '2', AllowConnectPlatform: 'Steam'});
    const upgrade = upgradeFor(facts, '0.4.15', '0.6.8', lacking);
    expect(itemsOf(upgrade, 'changed')).toEqual(['ChatPostLimitPerMinute: 10 → 30']);
    expect(itemsOf(upgrade, 'remove')).toEqual(['AllowConnectPlatform → CrossplayPlatforms']);
    const own = upgradeFor(facts, '0.4.15', '0.6.8', file({chatpostlimitperminute: '10'}));
    expect(itemsOf(own, 'changed')).toEqual([]);
    expect(itemsOf(own, 'remove')).toEqual([]);
    expect(itemsOf(own, 'rcon')).toContain('Broadcast → POST /announce');
  });

  it('name a value of the file that no longer works, and no other one', () => {
    const old = 'https://api.palworldgame.com/api/banlist.txt';
    const steps = (value: string) =>
      itemsOf(upgradeFor(facts, '0.6.8', '1.0', file({banlisturl: value})), 'replace');
    expect(steps(`"${old}"`)).toEqual([expect.stringMatching(/^BanListURL: .*api.* → .*b\./)]);
    expect(steps(old)).toHaveLength(1);
    expect(steps('"https://example.org/list.txt"')).toEqual([]);
    expect(itemsOf(upgradeFor(facts, '0.6.8', '1.0', file({ExpRate: '2'})), 'replace')).toEqual([]);
    expect(itemsOf(upgradeFor(facts, '1.0', '0.6.8'), 'replace')).toEqual([]);
  });

  it('name arguments and commands that an older version lacks', () => {
    const down = upgradeFor(facts, '0.6.8', '0.1.5.1');
    expect(itemsOf(down, 'arguments')).toEqual(['-NumberOfWorkerThreadsServer', '-logformat']);
    expect(itemsOf(down, 'commands')).toEqual(['UnBanPlayer']);
    expect(itemsOf(down, 'rcon')).toEqual([]);
  });

  it('name what has to be renamed, and keys of newer builds', () => {
    const {steps} = upgradeFor(facts, '0.6.8', '0.6.8', {
      entries: [
        {key: 'PlayerStaminaDecreaseRate', value: '1'},
        {key: 'Later', value: '1'},
      ],
      renamed: [['PlayerStaminaDecreaseRate', 'PlayerStaminaDecreaceRate']],
      later: ['Later'],
    });
    expect(steps.map(({id}) => id)).toEqual(['stop', 'backup', 'rename', 'remove', 'start']);
    expect(upgradeFor(facts, '0.6.8', '0.6.8', file({ExpRate: '2'})).steps).toEqual([]);
  });

  it('name nothing of a later version on the page of an old one', () => {
    const old = JSON.stringify(upgradeFacts('0.4.15'));
    expect(old).not.toContain('CrossplayPlatforms');
    expect(old).not.toContain('0.5.0');
    expect(() => upgradeFor(upgradeFacts('0.4.15'), '0.4.15', '0.6.8')).toThrow('0.6.8');
  });
});

describe.each(locales)('the steps in words (%s)', (locale) => {
  const words = wordsOf(locale).upgrade;

  it('are one list in Markdown', () => {
    const said = sayUpgrade(upgradeFor(facts, '0.4.15', '0.6.8'), words, {stop: '/stop'});
    const text = upgradeMarkdown('T', said, 'https://example.org');
    expect(text).toContain(
      `# T\n\n1. ${words.steps.stop.pair} ([${words.links.stop}](https://example.org/stop))\n2. `,
    );
    expect(text).toContain('\n\n   - `ChatPostLimitPerMinute: 10 → 30`\n\n');
    expect(text).not.toMatch(/\{\w+\}|\n{3}/);
    expect(text.match(/^\d+\. /gm)).toHaveLength(said.length);
  });
});
