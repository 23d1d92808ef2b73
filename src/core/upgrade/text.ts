import {fillIn} from '../text/fillIn';
import type {Upgrade, UpgradeStepId} from './steps';

export interface UpgradeWords {
  readonly title: string;
  readonly steps: Readonly<Record<UpgradeStepId, {readonly pair: string; readonly file?: string}>>;
  readonly links: Readonly<Partial<Record<UpgradeStepId, string>>>;
}

export interface SaidStep {
  readonly id: UpgradeStepId;
  readonly text: string;
  readonly items: readonly string[];
  readonly link?: {readonly name: string; readonly to: string};
}

/** Says the steps; `links` are addresses by step. */
export function sayUpgrade(
  {from, to, isForFile, steps}: Upgrade,
  words: UpgradeWords,
  links: Readonly<Partial<Record<UpgradeStepId, string>>>,
): readonly SaidStep[] {
  return steps.map(({id, items}) => {
    const said = words.steps[id];
    const address = links[id];
    const name = words.links[id];
    return {
      id,
      text: fillIn((isForFile ? said.file : undefined) ?? said.pair, {from, to}),
      items,
      ...(address && name ? {link: {name, to: address}} : {}),
    };
  });
}

/** Writes the steps as Markdown; `origin` makes links absolute. */
export function upgradeMarkdown(title: string, steps: readonly SaidStep[], origin: string): string {
  const lines = steps.flatMap(({text, items, link}, at) => [
    `${at + 1}. ${text}${link ? ` ([${link.name}](${origin}${link.to}))` : ''}`,
    ...(items.length > 0 ? ['', ...items.map((item) => `   - \`${item}\``), ''] : []),
  ]);
  return `# ${title}\n\n${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
