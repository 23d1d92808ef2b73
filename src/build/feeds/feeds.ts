import {Feed} from 'feed';
import {changeEntries, type ChangeEntry} from '../../core/guideChanges';
import {feeds} from '../../data/feeds';
import {languageOf, type Locale} from '../../data/locales';
import {wordsOf} from '../../words';
import {pageTitlesOf} from '../../words/pageTitles';

/** Part of every id. It stays when the site moves, or feed readers would show everything again. */
const AUTHORITY = 'tag:palworld-server-guide.example,2026-11-21';

const idOf = (locale: Locale, id: string) => `${AUTHORITY}:changes/${locale}/${id}`;

/** The beginning of a day: an entry is as old as the list says, never as the build. */
const timeOf = (day: string) => new Date(`${day}T00:00:00Z`);

const addressOf = (root: string, {path}: ChangeEntry) => `${root}${path.slice(1)}`;

const entriesIn = (locale: Locale) => changeEntries(wordsOf(locale), pageTitlesOf(locale));

/** The newest day of the list. Throws when the list is empty: a feed must say when it was updated. */
function newestDay(entries: readonly ChangeEntry[]): string {
  const day = entries
    .map((entry) => entry.day)
    .sort()
    .at(-1);
  if (day === undefined) {
    throw new Error('src/data/guideChanges has no entries.');
  }
  return day;
}

/**
 * The list as an Atom feed (RFC 4287) in a language. `root` is the address of the language with '/'
 * at the end; `entries` are those of the language.
 */
export function atomFeed(locale: Locale, root: string, entries = entriesIn(locale)): string {
  const {guideChanges, site} = wordsOf(locale);
  const feed = new Feed({
    id: idOf(locale, 'feed'),
    title: guideChanges.title,
    description: guideChanges.description,
    link: `${root}guide-changes`,
    feed: `${root}${feeds.atom.file}`,
    updated: timeOf(newestDay(entries)),
    author: {name: site.title},
    copyright: site.copyright,
    generator: 'Docusaurus',
  });
  for (const entry of entries) {
    feed.addItem({
      id: idOf(locale, entry.id),
      title: entry.title,
      description: entry.text,
      link: addressOf(root, entry),
      date: timeOf(entry.day),
      published: timeOf(entry.day),
      category: [{name: entry.kind, term: entry.kind}],
    });
  }
  return `${feed.atom1()}\n`;
}

/** The same list as a JSON Feed 1.1; `feed` writes version 1 only, without the language. */
export function jsonFeed(locale: Locale, root: string, entries = entriesIn(locale)): string {
  const {guideChanges, site} = wordsOf(locale);
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: guideChanges.title,
    description: guideChanges.description,
    home_page_url: `${root}guide-changes`,
    feed_url: `${root}${feeds.json.file}`,
    language: languageOf(locale).tag,
    authors: [{name: site.title}],
    items: entries.map((entry) => ({
      id: idOf(locale, entry.id),
      url: addressOf(root, entry),
      ...(entry.source?.url === undefined ? {} : {external_url: entry.source.url}),
      title: entry.title,
      content_text: entry.text,
      date_published: timeOf(entry.day).toISOString(),
      tags: [entry.kind],
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
