interface PageKind {
  readonly name: string;
  /** One address, below the base of its language. */
  readonly path: string;
  /** It looks different on a wide window; the others differ in their text only. */
  readonly isWide?: true;
}

/** Every kind of page. */
export const pageKinds: readonly PageKind[] = [
  {name: 'home', path: '', isWide: true},
  {name: 'landing page of an older version', path: '0.4.15/'},
  {name: 'guide with tabs', path: 'getting-started/deploy-dedicated-server', isWide: true},
  {name: 'tables', path: 'getting-started/requirements', isWide: true},
  {name: 'symptoms', path: 'getting-started/troubleshooting'},
  {name: 'kinds of server', path: 'getting-started/about-server'},
  {name: 'settings', path: 'settings-and-operation/configuration', isWide: true},
  {name: 'editor', path: 'settings-and-operation/editor', isWide: true},
  {name: 'server files', path: 'settings-and-operation/server-files'},
  {name: 'changes', path: 'settings-and-operation/changes'},
  {name: 'arguments', path: 'settings-and-operation/arguments'},
  {name: 'commands', path: 'settings-and-operation/commands'},
  {name: 'index from A to Z', path: 'settings-and-operation/a-z'},
  {name: 'category', path: 'category/settings-and-operations', isWide: true},
  {name: 'rcon', path: 'api/rcon/'},
  {name: 'rest overview', path: 'api/rest-api/palwold-rest-api'},
  {name: 'rest operation', path: 'api/rest-api/players', isWide: true},
  {name: 'search page', path: 'search?q=port'},
  {name: 'about this guide', path: 'markdown-page'},
  {name: 'not found', path: 'no-such-page', isWide: true},
];

export const locales = [
  {locale: 'en', base: '/'},
  {locale: 'ja', base: '/ja/'},
] as const;
