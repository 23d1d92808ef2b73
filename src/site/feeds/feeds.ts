import {Feed} from 'feed';
import {changeEntries} from '../../core/guideChanges';
import {fillIn} from '../../core/text/fillIn';
import {builds, daysOf, type ServerBuild} from '../../data/builds';
import {feeds, type FeedName} from '../../data/feeds';
import type {Locale} from '../../data/locales';
import {editionFor, newestVersion, versionPath} from '../../data/versions';
import {wordsOf, type Words} from '../../words';
import {pageTitlesOf} from '../../words/pageTitles';

/** The id stays when the site moves, or feed readers would show everything again. */
const AUTHORITY = 'tag:palworld-server-guide.example,2026-11-21';

interface FeedItem {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The page it is about, from the root of the language: 'operate/backups#restore'. */
  readonly path: string;
  /** An entry is as old as the list says, not as the build. */
  readonly day: string;
  readonly kind: string;
}

function textOf(build: ServerBuild, {builds: words, text}: Words): string {
  const {isDayInferred, fullVersion, steamBuilds, linuxManifest, imageTag} = build;
  const edition = editionFor(build.version);
  const [first, last] = daysOf(build);
  const day = first === last ? first : fillIn(words.range, {first, last});
  return [
    [words.feed.released, isDayInferred ? fillIn(words.inferred, {day}) : day],
    [words.feed.full, fullVersion],
    [words.feed.steam, steamBuilds?.join(text.betweenItems)],
    [words.feed.manifest, linuxManifest],
    [words.feed.image, imageTag],
    [words.feed.edition, edition === 'newer' ? undefined : edition],
  ]
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${fillIn(text.withColon, {text: name!})}${value!}`)
    .join('\n');
}

const itemsOf: Readonly<Record<FeedName, (words: Words, locale: Locale) => FeedItem[]>> = {
  changes: (words, locale) =>
    changeEntries(words, pageTitlesOf(locale)).map((entry) => ({
      ...entry,
      path: entry.path.slice(1),
    })),
  builds: (words) =>
    (builds as readonly ServerBuild[]).map((build) => ({
      id: build.version,
      title: fillIn(words.guideChanges.build, {build: build.version}),
      text: textOf(build, words),
      path: `${versionPath(newestVersion.id)}getting-started/your-version`,
      day: daysOf(build)[1],
      kind: 'build',
    })),
};

const timeOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** Writes Atom (RFC 4287) of a list, newest first. */
function atomFeed(name: FeedName, locale: Locale, root: string): string {
  const words = wordsOf(locale);
  const {title, description} = name === 'changes' ? words.guideChanges : words.builds.feed;
  const items = itemsOf[name](words, locale);
  const idOf = (id: string) => `${AUTHORITY}:${name}/${locale}/${id}`;
  const days = items.map(({day}) => day).sort();
  const feed = new Feed({
    id: idOf('feed'),
    title,
    description,
    link: root + (name === 'changes' ? 'guide-changes' : items[0]!.path),
    feed: `${root}${feeds[name]}`,
    updated: timeOf(days.at(-1)!),
    author: {name: words.site.title},
    copyright: words.site.copyright,
    generator: 'Docusaurus',
  });
  for (const item of items) {
    feed.addItem({
      id: idOf(item.id),
      title: item.title,
      description: item.text,
      link: `${root}${item.path}`,
      date: timeOf(item.day),
      published: timeOf(item.day),
      category: [{name: item.kind, term: item.kind}],
    });
  }
  return `${feed.atom1()}\n`;
}

/** Makes the feeds by path; `root` is the language's address with '/'. */
export const feedFiles = (locale: Locale, root: string): ReadonlyMap<string, string> =>
  new Map(
    (Object.keys(feeds) as FeedName[]).map((name) => [feeds[name], atomFeed(name, locale, root)]),
  );
