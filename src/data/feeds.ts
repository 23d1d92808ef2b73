const atom = {type: 'application/atom+xml', name: 'Atom'} as const;
const json = {type: 'application/feed+json', name: 'JSON Feed'} as const;

/** The feeds of what changed in this guide, at the root of each language; src/site/feeds writes them. */
export const feeds = {
  atom: {file: 'changes.xml', ...atom},
  json: {file: 'changes.json', ...json},
} as const;

/** The feeds of the builds of the game, beside them. */
export const buildFeeds = {
  atom: {file: 'builds.xml', ...atom},
  json: {file: 'builds.json', ...json},
} as const;

export const allFeeds = [...Object.values(feeds), ...Object.values(buildFeeds)];
