import {Feed} from 'feed';
import {feeds} from '../../data/feeds';
import type {Locale} from '../../data/locales';
import {wordsOf} from '../../words';
import {changes, gameBuilds, type FeedContent} from './contents';

/** The id stays when the site moves, or feed readers would show everything again. */
const AUTHORITY = 'tag:palworld-server-guide.example,2026-11-21';

const idOf = ({name}: FeedContent, locale: Locale, id: string) =>
  `${AUTHORITY}:${name}/${locale}/${id}`;

const timeOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** Writes Atom (RFC 4287); `root` is the language's address with '/'. */
export function atomFeed(locale: Locale, root: string, content = changes(locale)): string {
  const {site} = wordsOf(locale);
  const newest = content.items
    .map(({day}) => day)
    .sort()
    .at(-1);
  const feed = new Feed({
    id: idOf(content, locale, 'feed'),
    title: content.title,
    description: content.description,
    link: `${root}${content.page}`,
    feed: `${root}${feeds[content.name]}`,
    updated: timeOf(newest!),
    author: {name: site.title},
    copyright: site.copyright,
    generator: 'Docusaurus',
  });
  for (const {id, title, text, page, day, tag} of content.items) {
    feed.addItem({
      id: idOf(content, locale, id),
      title,
      description: text,
      link: `${root}${page}`,
      date: timeOf(day),
      published: timeOf(day),
      category: [{name: tag, term: tag}],
    });
  }
  return `${feed.atom1()}\n`;
}

/** Makes the feeds by path; `root` is the language's address with '/'. */
export function feedFiles(locale: Locale, root: string): ReadonlyMap<string, string> {
  return new Map(
    [changes(locale), gameBuilds(locale)].map((content) => [
      feeds[content.name],
      atomFeed(locale, root, content),
    ]),
  );
}
