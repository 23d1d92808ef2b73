import {expect, it} from 'vitest';
import {commands, type AdminCommand} from '../../data/commands';
import {restOperations} from '../../data/rest/operations';
import {wordsOf} from '../../words';
import type {VersionId} from '../../data/versions';
import {
  commandExample,
  commandReply,
  commandsForVersion,
  commandSyntax,
  restEquivalent,
} from './index';
import {oldestVersion} from '../../data/versions';

it('the data of the commands: has an example and words for each parameter', () => {
  const {commands: words} = wordsOf('en');
  for (const {name, example, parameters} of commands) {
    // Over RCON, a text has no spaces, so each word of an example is one parameter.
    expect(example.split(' ').filter(Boolean).length, name).toBe(parameters.length);
    const own = parameters.map((parameter) => parameter.name);
    expect(Object.keys(words[name].parameters ?? {}), name).toEqual(own);
  }
});

it('the data of the commands: has a REST operation for everything that works over RCON', () => {
  for (const {name, usableIn, restOperation} of commands) {
    expect(restOperation !== undefined, name).toBe(usableIn.includes('rcon'));
  }
  const used = commands.flatMap(({restOperation}) => restOperation ?? []);
  const readOnly = ['metrics', 'settings', 'game-data'];
  expect([...used, ...readOnly].sort()).toEqual(Object.keys(restOperations).sort());
});

const command = (name: string, version: VersionId = '0.6.8'): AdminCommand =>
  commandsForVersion(version).find((one) => one.name === name)!;

it('writing commands: marks what is required and what is not', () => {
  expect(commandSyntax(command('Shutdown'))).toBe('Shutdown [Seconds] [MessageText]');
  expect(commandSyntax(command('KickPlayer'))).toBe('KickPlayer <SteamID>');
  expect(commandSyntax(command('Save'))).toBe('Save');
});

it('writing commands: uses the form of identifier of the version', () => {
  const [kick, show] = [command('KickPlayer'), command('ShowPlayers')];
  expect(commandExample(kick, '0.4.15')).toBe('KickPlayer 76500000000000000');
  expect(commandExample(kick, '0.5.0')).toBe('KickPlayer steam_76500000000000000');
  expect(commandReply(kick, oldestVersion.id)).toEqual(['Kicked: 76500000000000000']);
  expect(commandReply(show, '0.2.4.0')).toContain('Aki,1234567890,76500000000000000');
  expect(commandReply(show, '0.6.8')).toContain('Aki,1A2B3C4D,steam_76500000000000000');
});

it('the REST API is not named beside a command in a version without it', () => {
  expect(restEquivalent(command('Save', oldestVersion.id), oldestVersion.id)).toBeUndefined();
  expect(restEquivalent(command('Save'), '0.2.4.0')).toBe('save');
  expect(restEquivalent(command('AdminPassword'), '0.6.8')).toBeUndefined();
});
