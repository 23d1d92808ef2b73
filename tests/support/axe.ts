import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Scope {
  readonly within?: string;
  readonly withoutRules?: readonly string[];
}

export async function axeFindings(
  page: Page,
  {within, withoutRules = []}: Scope = {},
): Promise<string[]> {
  const axe = new AxeBuilder({page})
    // Only violations are collected, because axe takes most of its time for what is right.
    .options({resultTypes: ['violations']})
    .withTags(TAGS)
    .disableRules([...withoutRules])
    // axe's default mode opens a page for frames of other hosts, which the guide doesn't have.
    .setLegacyMode();
  const {violations, testEngine} = await (within ? axe.include(within) : axe).analyze();
  if (!testEngine.version) {
    throw new Error('axe has not looked at the page.');
  }
  return violations.flatMap(({id, nodes}) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
