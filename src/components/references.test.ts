import {describe, expect, it} from 'vitest';
import {contentsOf, resolve as resolveFacts} from './Facts/resolve';
import {Argument, Command, Endpoint} from './Reference/resolve';
import {resolve as resolveStartLines} from './StartLines/resolve';
import {hasRestApi} from '../data/features';
import {rootVersion, versionIds, type VersionId} from '../data/versions';
import type {Locale} from '../data/locales';
import type {FactsContext} from '../core/resolver';

const context = (version: VersionId, locale: Locale = 'en'): FactsContext => ({
  version,
  locale,
  baseUrl: '/',
  file: 'docs/test.mdx',
});

describe('inline references', () => {
  it('lead to the entry of the page’s own version', () => {
    expect(Argument.resolve({name: '-publiclobby'}, context(rootVersion))).toEqual({
      name: '-publiclobby',
      to: '/settings-and-operation/arguments#publiclobby',
    });
    expect(Argument.resolve({name: '-port=8250'}, context('0.5.0')).to).toBe(
      '/0.5.0/settings-and-operation/arguments#port',
    );
    expect(Command.resolve({name: 'Shutdown'}, context('0.4.15')).to).toBe(
      '/0.4.15/settings-and-operation/commands#Shutdown',
    );
    expect(Endpoint.resolve({id: 'shutdown'}, context(rootVersion))).toEqual({
      name: 'POST /v1/api/shutdown',
      to: '/api/rest-api/shutdown',
    });
  });

  it('stop the build with a sentence that says what to do', () => {
    expect(() => Argument.resolve({name: '-logformat'}, context('0.1.5.1'))).toThrow(
      'Version 0.1.5.1 has no argument -logformat. Put the sentence inside <Since> or <Only>.',
    );
    expect(() => Argument.resolve({name: '-allowcrossplay'}, context('0.6.8'))).toThrow(
      'There is no argument "-allowcrossplay".',
    );
    expect(() => Command.resolve({name: 'UnBanPlayer'}, context('0.1.5.1'))).toThrow(
      'has no command UnBanPlayer',
    );
    expect(() => Command.resolve({name: 'BanList'}, context('0.6.8'))).toThrow(
      'no command "BanList"',
    );
    expect(() => Endpoint.resolve({id: 'info'}, context('0.1.5.1'))).toThrow('has no REST API');
    expect(() => Endpoint.resolve({id: 'restart'}, context('0.6.8'))).toThrow(
      'There is no REST operation "restart".',
    );
  });
});

describe.each(['en', 'ja'] as const)('the tables in %s', (locale) => {
  it.each(versionIds)('of %s hold words for every entry, and nothing later', (version) => {
    const place = context(version, locale);
    const entries = resolveFacts({of: 'arguments'}, place);
    const commands = resolveFacts({of: 'commands'}, place);
    const {lines} = resolveStartLines({}, place);

    expect(contentsOf(entries, place).length).toBeGreaterThanOrEqual(9);
    expect(contentsOf(commands, place).length).toBeGreaterThanOrEqual(11);
    expect(lines.length).toBeGreaterThanOrEqual(5);

    const everything = JSON.stringify([entries, commands, lines]);
    expect(everything).not.toContain('undefined');
    if (!hasRestApi(version)) {
      expect(everything).not.toMatch(
        /\bREST\b|UnBanPlayer|-logformat|Docker|compose|LogFormatType/,
      );
    }
    if (version < '0.4') {
      expect(everything).not.toContain('WorkerThreads');
    }
    if (version < '0.5') {
      expect(everything).not.toContain('CrossplayPlatforms');
    }
  });
});
