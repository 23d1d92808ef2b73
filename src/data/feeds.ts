import {localePath, locales} from './locales';

export const FEED_TYPE = 'application/atom+xml';

/** File names at the root of each language. */
export const feeds = {
  changes: 'changes.xml',
  builds: 'builds.xml',
} as const;

export type FeedName = keyof typeof feeds;

/** Former addresses, each with the feed that answers there now. */
export const movedFeeds: Readonly<Record<string, string>> = Object.fromEntries(
  locales.flatMap((locale) =>
    Object.values(feeds).map((file) => [
      `${localePath(locale)}${file.replace('.xml', '.json')}`,
      `${localePath(locale)}${file}`,
    ]),
  ),
);
