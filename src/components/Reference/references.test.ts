import {describe, expect, it} from 'vitest';
import {contentsOf, resolve as resolveFacts} from '../Facts/resolve';
import {Argument, Command, Endpoint, Setting, Term} from './resolve';
import {resolve as resolveStartLines} from '../StartLines/resolve';
import {
  isAtLeast,
  rootVersion,
  versionIds,
  type VersionId,
  oldestVersion,
} from '../../data/versions';
import type {Locale} from '../../data/locales';
import type {FactsContext} from '../../core/resolver';

const context = (version: VersionId, locale: Locale = 'en'): FactsContext => ({
  version,
  locale,
  baseUrl: '/',
  file: 'docs/test.mdx',
});

it('inline references: lead to the entry of the page’s own version', () => {
  const place = 'settings-and-operation';
  const lobby = {name: '-publiclobby', to: `/${place}/arguments#publiclobby`};
  expect(Argument.resolve({name: '-publiclobby'}, context(rootVersion))).toEqual(lobby);
  const port = Argument.resolve({name: '-port=8250'}, context('0.5.0'));
  expect(port.to).toBe(`/0.5.0/${place}/arguments#port`);
  const shutdown = Command.resolve({name: 'Shutdown'}, context('0.4.15'));
  expect(shutdown.to).toBe(`/0.4.15/${place}/commands#Shutdown`);
  expect(Endpoint.resolve({id: 'shutdown'}, context(rootVersion))).toEqual({
    name: 'POST /v1/api/shutdown',
    to: '/api/rest-api/shutdown',
  });
});

it('inline references: show name and default of a setting, and the meaning of a term', () => {
  expect(Setting.resolve({name: 'ServerPlayerMaxNum'}, context('0.4.15'))).toEqual({
    name: 'ServerPlayerMaxNum',
    to: '/0.4.15/settings-and-operation/configuration#ServerPlayerMaxNum',
    card: 'Maximum number of players · Default: 32',
  });
  expect(Setting.resolve({name: 'AdminPassword'}, context(rootVersion, 'ja'))).toMatchObject({
    to: '/settings-and-operation/configuration#AdminPassword',
    card: '管理者パスワード／デフォルト値：空欄',
  });
  const term = Term.resolve({id: 'world-id'}, context('0.4.15', 'ja'));
  expect(term).toMatchObject({name: 'ワールドID', to: '/0.4.15/glossary#world-id'});
  expect(term.card).toContain('DedicatedServerName');
  expect(term.card).not.toContain('`');
});

const since05 = versionIds.filter((version) => isAtLeast(version, '0.5.0')).join(', ');

it.each([
  [
    Argument,
    '-logformat',
    oldestVersion.id,
    `Version ${oldestVersion.id} has no argument -logformat, only `,
  ],
  [
    Argument,
    '-allowcrossplay',
    '0.6.8',
    'There is no argument "-allowcrossplay". The nearest are ',
  ],
  [Command, 'UnBanPlayer', oldestVersion.id, 'has no command UnBanPlayer'],
  [Command, 'BanList', '0.6.8', 'no command "BanList"'],
  [Endpoint, 'info', oldestVersion.id, 'has no operation info'],
  [Endpoint, 'restart', '0.6.8', 'There is no operation "restart".'],
  [Setting, 'CrossplayPlatforms', '0.4.15', `only ${since05}. Put the sentence inside`],
  [Setting, 'serverName', '0.4.15', 'There is no setting "serverName"'],
  [Setting, undefined, '0.4.15', 'There is no setting ""'],
  [Term, 'crossplay', '0.4.15', `has no term crossplay, only ${since05}`],
  [Term, 'cross play', '0.4.15', 'A new one is added in src/data/glossary.'],
  [Term, undefined, '0.4.15', 'There is no term ""'],
] as const)('stop the build and say what to do: %#', (kind, name, version, message) => {
  const attributes = name === undefined ? {} : {name, id: name};
  expect(() => kind.resolve(attributes, context(version))).toThrow(message);
});

describe.each(['en', 'ja'] as const)('the tables in %s', (locale) => {
  it.each(versionIds)('of %s hold words for every entry', (version) => {
    const place = context(version, locale);
    const entries = resolveFacts({of: 'arguments'}, place);
    const commands = resolveFacts({of: 'commands'}, place);
    const {lines} = resolveStartLines({}, place);
    expect(contentsOf(entries, place).length).toBeGreaterThanOrEqual(9);
    expect(contentsOf(commands, place).length).toBeGreaterThanOrEqual(11);
    expect(lines.length).toBeGreaterThanOrEqual(5);
    expect(JSON.stringify([entries, commands, lines])).not.toContain('undefined');
  });
});
