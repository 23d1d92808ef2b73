import {expect, it} from 'vitest';
import {linksBetween} from './links';

const SITE = 'https://guide.example';
const page = (permalink: string, article: string) => ({
  permalink,
  twin: `${SITE}${permalink.replace(/\/$/, '')}.md`,
  article,
});

it('lead to Markdown, and to places only that are there', () => {
  const links = linksBetween(
    [page('/a', '<a href="/b/#x"> <a href=/b#gone>'), page('/b/', '<h2 id=x> <h2 id="y">')],
    SITE,
  );
  const {resolve} = links('/a');
  expect(
    ['/b/#x', '/b#gone', '#x', '/data/c.json#x', 'https://other.example/b'].map(resolve),
  ).toEqual([
    `${SITE}/b.md#x`,
    `${SITE}/b.md`,
    `${SITE}/a.md`,
    `${SITE}/data/c.json#x`,
    'https://other.example/b',
  ]);
  expect([...links('/b/').anchors]).toEqual(['x']);
});

it('a link that no browser can read is named with its page', () => {
  const pages = [page('/a', '<a href="/a#100%">')];
  expect(() => linksBetween(pages, SITE)).toThrow('/a links to https://guide.example/a#100%');
});
