import {expect, it} from 'vitest';
import {defaultFileEntries} from '../../data/settings/order';
import {newestVersion, versionIds} from '../../data/versions';
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

it.each(pairs)('lead from the default file of %s to that of %s', (from, to) => {
  const [before, after] = [defaultFileEntries(from), defaultFileEntries(to)];
  const upgrade = upgradeFor(facts, from, to, file(Object.fromEntries(before)));
  const gone = itemsOf(upgrade, 'remove').map((item) => item.split(' ')[0]);
  const added = itemsOf(upgrade, 'add').map((item) => /^([^=]*)=(.*)$/s.exec(item)!.slice(1, 3));
  const kept = [...before.keys()].filter((key) => !gone.includes(key));
  expect([...kept, ...added.map(([key]) => key)].sort()).toEqual([...after.keys()].sort());
  expect(added.filter(([key, value]) => after.get(key!) !== value)).toEqual([]);
  expect(itemsOf(upgrade, 'changed')).toEqual([]);
  expect(upgrade.steps.every(({id}) => upgradeStepIds.includes(id))).toBe(true);
});

it.each(pairs)('without a file, from %s to %s, name what the files differ in', (from, to) => {
  const [before, after] = [defaultFileEntries(from), defaultFileEntries(to)];
  const upgrade = upgradeFor(facts, from, to);
  const ids = upgrade.steps.map(({id}) => id);
  const isBack = versionIds.indexOf(to) > versionIds.indexOf(from);
  const forward = to === newestVersion.id ? 'updateNewest' : 'update';
  expect(ids.slice(0, 3)).toEqual(['stop', 'backup', isBack ? 'goBack' : forward]);
  expect(ids.at(-1)).toBe('start');
  const changed = [...itemsOf(upgrade, 'changed'), ...itemsOf(upgrade, 'replace')];
  const differing = [...after.keys()].filter(
    (key) => ![undefined, after.get(key)].includes(before.get(key)),
  );
  expect(changed.map((item) => item.split(':')[0]).sort()).toEqual(differing.sort());
  const gone = [...before.keys()].filter((key) => !after.has(key));
  expect(itemsOf(upgrade, 'remove')).toHaveLength(gone.length);
});

it('the steps from one version to another: know what changes under an administrator whose file lacks the key', () => {
  const lacking = file({exprate: '2', AllowConnectPlatform: 'Steam'});
  const upgrade = upgradeFor(facts, '0.4.15', '0.6.8', lacking);
  expect(itemsOf(upgrade, 'changed')).toEqual(['ChatPostLimitPerMinute: 10 → 30']);
  expect(itemsOf(upgrade, 'remove')).toEqual(['AllowConnectPlatform → CrossplayPlatforms']);
  const own = upgradeFor(facts, '0.4.15', '0.6.8', file({chatpostlimitperminute: '10'}));
  expect(itemsOf(own, 'changed')).toEqual([]);
  expect(itemsOf(own, 'remove')).toEqual([]);
  expect(itemsOf(own, 'rcon')).toContain('Broadcast → POST /announce');
});

it('the steps from one version to another: name a value of the file that no longer works, and no other one', () => {
  const old = 'https://api.palworldgame.com/api/banlist.txt';
  const steps = (value: string) =>
    itemsOf(upgradeFor(facts, '0.6.8', '1.0', file({banlisturl: value})), 'replace');
  expect(steps(`"${old}"`)).toEqual([expect.stringMatching(/^BanListURL: .*api.* → .*b\./)]);
  expect(steps(old)).toHaveLength(1);
  expect(steps('"https://example.org/list.txt"')).toEqual([]);
  expect(itemsOf(upgradeFor(facts, '0.6.8', '1.0', file({ExpRate: '2'})), 'replace')).toEqual([]);
  expect(itemsOf(upgradeFor(facts, '1.0', '0.6.8'), 'replace')).toEqual([]);
});

it('the steps from one version to another: name arguments and commands that an older version lacks', () => {
  const down = upgradeFor(facts, '0.6.8', '0.1.5.1');
  expect(itemsOf(down, 'arguments')).toEqual(['-NumberOfWorkerThreadsServer', '-logformat']);
  expect(itemsOf(down, 'commands')).toEqual(['UnBanPlayer']);
  expect(itemsOf(down, 'rcon')).toEqual([]);
});

it('the steps from one version to another: name what has to be renamed, and keys of newer builds', () => {
  const {steps} = upgradeFor(facts, '0.6.8', '0.6.8', {
    ...file({PlayerStaminaDecreaseRate: '1', Later: '1'}),
    renamed: [['PlayerStaminaDecreaseRate', 'PlayerStaminaDecreaceRate']],
    later: ['Later'],
  });
  expect(steps.map(({id}) => id)).toEqual(['stop', 'backup', 'rename', 'remove', 'start']);
  expect(upgradeFor(facts, '0.6.8', '0.6.8', file({ExpRate: '2'})).steps).toEqual([]);
});

it('the steps from one version to another: name nothing of a later version on the page of an old one', () => {
  const old = JSON.stringify(upgradeFacts('0.4.15'));
  expect(old).not.toContain('CrossplayPlatforms');
  expect(old).not.toContain('0.5.0');
  expect(() => upgradeFor(upgradeFacts('0.4.15'), '0.4.15', '0.6.8')).toThrow('0.6.8');
});

it.each(locales)('the steps in words (%s) are one list in Markdown', (locale) => {
  const words = wordsOf(locale).upgrade;
  const said = sayUpgrade(upgradeFor(facts, '0.4.15', '0.6.8'), words, {stop: '/stop'});
  const text = upgradeMarkdown('T', said, 'https://example.org');
  const link = `[${words.links.stop}](https://example.org/stop)`;
  expect(text).toContain(`# T\n\n1. ${words.steps.stop.pair} (${link})\n2. `);
  expect(text).toContain('\n\n   - `ChatPostLimitPerMinute: 10 → 30`\n\n');
  expect(text).not.toMatch(/\{\w+\}|\n{3}/);
  expect(text.match(/^\d+\. /gm)).toHaveLength(said.length);
});
