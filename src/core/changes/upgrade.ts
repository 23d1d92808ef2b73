import type {Conversion} from '../editor';
import {fillIn} from '../text/fillIn';
import type {Words} from '../../words/types';
import {differencesOf, type Comparison} from './differences';

type UpgradeWords = Words['upgrade'];
type Links = Readonly<Partial<Record<UpgradeStepId, string>>>;
export type UpgradeStepId = keyof UpgradeWords['steps'];

export type UpgradeStep = ReturnType<typeof upgradeFor>[number];

/** Returns the steps from one version to another; `plan` is the conversion of a file. Throws for an unknown version. */
export function upgradeFor(
  {versions, topics, rcon, isNewest}: Comparison<'settings' | 'arguments' | 'commands'>,
  [from, to]: readonly [from: string, to: string],
  words: UpgradeWords,
  links: Links,
  plan?: Conversion,
) {
  const [before, after] = [versions.indexOf(from), versions.indexOf(to)];
  if (before < 0 || after < 0) {
    throw new Error(
      `No upgrade from ${from} to ${to}: the facts are about ${versions.join(', ')}.`,
    );
  }
  if (before === after) {
    return [];
  }
  const settings = new Map(topics.settings.map((setting) => [setting.id, setting]));
  const valueIn = (key: string): string => settings.get(key)?.values[after] ?? '';
  const {added, removed, changed} = differencesOf(topics.settings, before, after);
  const withOther = (key: string): string => {
    const other = settings.get(key)?.replacedBy;
    return other && valueIn(other) ? `${key} → ${other}` : key;
  };
  const change = (one: (typeof changed)[number]): string => `${one.id}: ${one.from} → ${one.to}`;
  const fails = changed.filter(({id}) => after < before && settings.get(id)?.oldDefaultFails);
  const isOf = (keys: readonly string[] | undefined, key: string): boolean =>
    keys?.includes(key) ?? true;
  const lacking = plan?.added.map(({key}) => key);
  const old = plan?.changed.map(({setting}) => setting.key);
  const since = rcon ? versions.indexOf(rcon.since) : -1;
  const lists: readonly (readonly [UpgradeStepId, readonly string[]])[] = [
    ['rename', plan?.renamed.map((pair) => pair.join(' → ')) ?? []],
    ['remove', (plan?.dropped.map(({key}) => key) ?? removed).map(withOther)],
    ['replace', fails.filter(({id}) => isOf(old, id)).map(change)],
    ['add', added.filter((key) => isOf(lacking, key)).map((key) => `${key}=${valueIn(key)}`)],
    ['changed', changed.filter((one) => !fails.includes(one) && isOf(lacking, one.id)).map(change)],
    ['arguments', differencesOf(topics.arguments, before, after).removed],
    ['commands', differencesOf(topics.commands, before, after).removed],
    ['rcon', rcon && before > since && after <= since ? rcon.commands : []],
  ];
  const step = (id: UpgradeStepId, items: readonly string[] = []) => {
    const names: Links = words.links;
    const [name, address] = [names[id], links[id]];
    const link = name && address ? {name, to: address} : undefined;
    return {id, items, text: fillIn(words.steps[id], {from, to}), link};
  };
  const forward = isNewest && after === 0 ? 'updateNewest' : 'update';
  return [
    step('stop'),
    step('backup'),
    step(after > before ? 'goBack' : forward),
    ...lists.filter(([, items]) => items.length > 0).map((list) => step(...list)),
    step('start'),
  ];
}

/** Returns the steps as Markdown; `origin` makes links absolute. */
export function upgradeMarkdown(
  title: string,
  steps: readonly UpgradeStep[],
  origin: string,
): string {
  const lines = steps.flatMap(({text, items, link}, at) => [
    `${at + 1}. ${text}${link ? ` ([${link.name}](${origin}${link.to}))` : ''}`,
    ...(items.length > 0 ? ['', ...items.map((item) => `   - \`${item}\``), ''] : []),
  ]);
  return `# ${title}\n\n${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
