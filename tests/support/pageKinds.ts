/** One address of every kind of page, below the base of its language. */
export const pageKinds: readonly {readonly name: string; readonly path: string}[] = [
  {name: 'home', path: ''},
  {name: 'landing page of an older version', path: '0.4.15/'},
  {name: 'guide with tabs', path: 'getting-started/deploy-dedicated-server'},
  {name: 'tables', path: 'getting-started/requirements'},
  {name: 'symptoms', path: 'getting-started/troubleshooting'},
  {name: 'kinds of server', path: 'getting-started/about-server'},
  {name: 'settings', path: 'settings-and-operation/configuration'},
  {name: 'editor', path: 'settings-and-operation/editor'},
  {name: 'server files', path: 'settings-and-operation/server-files'},
  {name: 'changes', path: 'settings-and-operation/changes'},
  {name: 'arguments', path: 'settings-and-operation/arguments'},
  {name: 'commands', path: 'settings-and-operation/commands'},
  {name: 'index from A to Z', path: 'settings-and-operation/a-z'},
  {name: 'category', path: 'category/settings-and-operations'},
  {name: 'rcon', path: 'api/rcon/'},
  {name: 'rest overview', path: 'api/rest-api/palwold-rest-api'},
  {name: 'rest operation', path: 'api/rest-api/players'},
  {name: 'search page', path: 'search?q=port'},
  {name: 'about this guide', path: 'markdown-page'},
  {name: 'not found', path: 'no-such-page'},
];

export const locales = [
  {locale: 'en', base: '/'},
  {locale: 'ja', base: '/ja/'},
] as const;
