import {expect, it} from 'vitest';
import {dataOf} from '../../../tests/support/editorStates';
import {locales} from '../../data/locales';
import {defaultFileEntries} from '../../data/settings/order';
import {newestVersion, versionIds, type VersionId} from '../../data/versions';
import {wordsOf} from '../../words';
import {planConversion} from '../editor';
import {comparisonOf} from '.';
import {upgradeFor, upgradeMarkdown, type UpgradeStep, type UpgradeStepId} from './upgrade';

const topics = ['settings', 'arguments', 'commands'] as const;
const comparison = comparisonOf(newestVersion.id, topics);
const pairs = versionIds.flatMap((from) =>
  versionIds.filter((to) => to !== from).map((to) => [from, to] as const),
);
const words = wordsOf('en').upgrade;
const stepsOf = (from: string, to: string, ...of: [] | [plan: ReturnType<typeof planConversion>]) =>
  upgradeFor(comparison, [from, to], words, {}, ...of);
const itemsOf = (steps: readonly UpgradeStep[], id: UpgradeStepId): readonly string[] =>
  steps.find((step) => step.id === id)?.items ?? [];
const ownSteps = (from: string, to: VersionId, values: Readonly<Record<string, string>>) => {
  const entries = Object.entries(values).map(([key, value]) => ({key, value}));
  return stepsOf(from, to, planConversion(entries, dataOf(to), from));
};

it.each(pairs)('from %s to %s, name what the default files differ in', (from, to) => {
  const [before, after] = [defaultFileEntries(from), defaultFileEntries(to)];
  const steps = stepsOf(from, to);
  const ids = steps.map(({id}) => id);
  const isBack = versionIds.indexOf(to) > versionIds.indexOf(from);
  const forward = to === newestVersion.id ? 'updateNewest' : 'update';
  expect(ids.slice(0, 3)).toEqual(['stop', 'backup', isBack ? 'goBack' : forward]);
  expect(ids.at(-1)).toBe('start');
  const changed = [...itemsOf(steps, 'changed'), ...itemsOf(steps, 'replace')];
  const differing = [...after.keys()].filter(
    (key) => ![undefined, after.get(key)].includes(before.get(key)),
  );
  expect(changed.map((item) => item.split(':')[0]).sort()).toEqual(differing.sort());
  const gone = [...before.keys()].filter((key) => !after.has(key));
  const removed = itemsOf(steps, 'remove').map((item) => item.split(' ')[0]);
  expect(removed.sort()).toEqual(gone.sort());
  const added = [...after].filter(([key]) => !before.has(key));
  expect([...itemsOf(steps, 'add')].sort()).toEqual(added.map((one) => one.join('=')).sort());
});

it('know what changes under an administrator whose file lacks the key', () => {
  const steps = ownSteps('0.4.15', '0.6.8', {ExpRate: '2', AllowConnectPlatform: 'Steam'});
  expect(itemsOf(steps, 'changed')).toEqual(['ChatPostLimitPerMinute: 10 → 30']);
  expect(itemsOf(steps, 'remove')).toEqual(['AllowConnectPlatform → CrossplayPlatforms']);
  expect(itemsOf(steps, 'rcon')).toContain('Broadcast → POST /announce');
  const own = ownSteps('0.4.15', '0.6.8', {chatpostlimitperminute: '10'});
  expect(itemsOf(own, 'changed')).toEqual([]);
  expect(itemsOf(own, 'remove')).toEqual([]);
  expect(itemsOf(own, 'rename')).toEqual(['chatpostlimitperminute → ChatPostLimitPerMinute']);
});

it('name a value of the file that no longer works, and no other one', () => {
  const old = 'https://api.palworldgame.com/api/banlist.txt';
  const replaced = (value: string) =>
    itemsOf(ownSteps('0.6.8', '1.0', {banlisturl: value}), 'replace');
  expect(replaced(`"${old}"`)).toEqual([expect.stringMatching(/^BanListURL: .*api.* → .*b\./)]);
  expect(replaced(old)).toHaveLength(1);
  expect(replaced('"https://example.org/list.txt"')).toEqual([]);
  expect(itemsOf(ownSteps('0.6.8', '1.0', {ExpRate: '2'}), 'replace')).toEqual([]);
  expect(itemsOf(stepsOf('1.0', '0.6.8'), 'replace')).toEqual([]);
});

it('use every sentence that there is for a step', () => {
  const steps = [
    ...pairs.flatMap((pair) => stepsOf(...pair)),
    ...ownSteps('0.6.8', '1.0', {exprate: '2'}),
  ];
  expect(new Set(steps.map(({id}) => id))).toEqual(new Set(Object.keys(words.steps)));
});

it('name arguments and commands that an older version lacks', () => {
  const down = stepsOf('0.6.8', '0.1.5.1');
  expect(itemsOf(down, 'arguments')).toEqual(['-NumberOfWorkerThreadsServer', '-logformat']);
  expect(itemsOf(down, 'commands')).toEqual(['UnBanPlayer']);
  expect(itemsOf(down, 'rcon')).toEqual([]);
});

it('are none within a version, and an error for one that is not compared', () => {
  expect(stepsOf('0.6.8', '0.6.8')).toEqual([]);
  const old = comparisonOf('0.4.15', topics);
  expect(() => upgradeFor(old, ['0.4.15', '0.6.8'], words, {})).toThrow('0.6.8');
});

it.each(locales)('are one list in Markdown (%s)', (locale) => {
  const said = wordsOf(locale).upgrade;
  const steps = upgradeFor(comparison, ['0.4.15', '0.6.8'], said, {stop: '/stop'});
  const text = upgradeMarkdown('T', steps, 'https://example.org');
  const link = `[${said.links.stop}](https://example.org/stop)`;
  expect(text).toContain(`# T\n\n1. ${said.steps.stop} (${link})\n2. `);
  expect(text).toContain('\n\n   - `ChatPostLimitPerMinute: 10 → 30`\n\n');
  expect(text).not.toMatch(/\{\w+\}|\n{3}/);
  expect(text.match(/^\d+\. /gm)).toHaveLength(steps.length);
});
