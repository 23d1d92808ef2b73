import {localePath, locales} from './locales';

/** Atom: the form that every feed reader takes. */
export const FEED_TYPE = 'application/atom+xml';

/** The feeds at the root of each language; src/site/feeds writes them. */
export const feeds = {
  /** What changed in this guide. */
  changes: 'changes.xml',
  /** The builds of the game. */
  builds: 'builds.xml',
} as const;

export type FeedName = keyof typeof feeds;

/** Addresses that feeds had in another form, and the feeds that answer there now. */
export const movedFeeds: Readonly<Record<string, string>> = Object.fromEntries(
  locales.flatMap((locale) =>
    Object.values(feeds).map((file) => [
      `${localePath(locale)}${file.replace('.xml', '.json')}`,
      `${localePath(locale)}${file}`,
    ]),
  ),
);
