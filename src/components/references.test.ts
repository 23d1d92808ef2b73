import {describe, expect, it} from 'vitest';
import {resolve as resolveArgument} from './Reference/argument';
import {resolve as resolveArgumentsTable} from './ArgumentsTable/resolve';
import {resolve as resolveCommand} from './Reference/command';
import {resolve as resolveCommandsTable} from './CommandsTable/resolve';
import {resolve as resolveEndpoint} from './Reference/endpoint';
import {resolve as resolveStartLines} from './StartLines/resolve';
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
    expect(resolveArgument({name: '-publiclobby'}, context(rootVersion))).toEqual({
      name: '-publiclobby',
      to: '/settings-and-operation/arguments#publiclobby',
    });
    expect(resolveArgument({name: '-port=8250'}, context('0.5.0')).to).toBe(
      '/0.5.0/settings-and-operation/arguments#port',
    );
    expect(resolveCommand({name: 'Shutdown'}, context('0.4.15')).to).toBe(
      '/0.4.15/settings-and-operation/commands#Shutdown',
    );
    expect(resolveEndpoint({id: 'shutdown'}, context(rootVersion))).toEqual({
      name: 'POST /v1/api/shutdown',
      to: '/api/rest-api/shutdown',
    });
  });

  it('stop the build with a sentence that says what to do', () => {
    expect(() => resolveArgument({name: '-logformat'}, context('0.1.5.1'))).toThrow(
      'Version 0.1.5.1 has no argument -logformat. Put the sentence inside <Since> or <Only>.',
    );
    expect(() => resolveArgument({name: '-allowcrossplay'}, context('0.6.8'))).toThrow(
      'There is no argument "-allowcrossplay".',
    );
    expect(() => resolveCommand({name: 'UnBanPlayer'}, context('0.1.5.1'))).toThrow(
      'has no command UnBanPlayer',
    );
    expect(() => resolveCommand({name: 'BanList'}, context('0.6.8'))).toThrow(
      'no command "BanList"',
    );
    expect(() => resolveEndpoint({id: 'info'}, context('0.1.5.1'))).toThrow('has no REST API');
    expect(() => resolveEndpoint({id: 'restart'}, context('0.6.8'))).toThrow(
      'There is no REST operation "restart".',
    );
  });
});

describe.each(['en', 'ja'] as const)('the tables in %s', (locale) => {
  it.each(versionIds)('of %s hold words for every entry, and nothing later', (version) => {
    const place = context(version, locale);
    const {entries} = resolveArgumentsTable({}, place);
    const {commands, hasRestApi} = resolveCommandsTable({}, place);
    const {lines} = resolveStartLines({}, place);

    expect(entries.length).toBeGreaterThanOrEqual(9);
    expect(commands.length).toBeGreaterThanOrEqual(11);
    expect(lines.length).toBeGreaterThanOrEqual(5);

    const everything = JSON.stringify([entries, commands, lines]);
    expect(everything).not.toContain('undefined');
    if (!hasRestApi) {
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
