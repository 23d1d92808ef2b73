import {localePath, locales} from './locales';

export const FEED_TYPE = 'application/atom+xml';

export const feeds = {
  changes: 'changes.xml',
  builds: 'builds.xml',
} as const;

export type FeedName = keyof typeof feeds;

/** Feed readers keep former addresses, so the feeds also answer there. */
export const movedFeeds: Readonly<Record<string, string>> = Object.fromEntries(
  locales.flatMap((locale) =>
    Object.values(feeds).map((file) => [
      `${localePath(locale)}${file.replace('.xml', '.json')}`,
      `${localePath(locale)}${file}`,
    ]),
  ),
);
