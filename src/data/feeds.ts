/** The feeds of what changed in this guide, at the root of each language; src/build/feeds writes them. */
export const feeds = {
  atom: {file: 'changes.xml', type: 'application/atom+xml', name: 'Atom'},
  json: {file: 'changes.json', type: 'application/feed+json', name: 'JSON Feed'},
} as const;
