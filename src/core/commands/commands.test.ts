import {describe, expect, it} from 'vitest';
import {commands, type AdminCommand} from '../../data/commands';
import {restOperations} from '../../data/rest/operations';
import {wordsOf} from '../../words';
import {compareBuilds, isAtLeast, isPresent, versionIds, type VersionId} from '../../data/versions';
import {
  commandExample,
  commandReply,
  commandsForVersion,
  commandSyntax,
  restEquivalent,
} from './index';

const first = [
  'AdminPassword',
  'Shutdown',
  'DoExit',
  'Broadcast',
  'KickPlayer',
  'BanPlayer',
  'TeleportToPlayer',
  'TeleportToMe',
  'ShowPlayers',
  'Info',
  'Save',
];
const withUnban = [...first, 'UnBanPlayer'];
const withCamera = [...withUnban, 'ToggleSpectate'];

/** What each version's page must list: written out by hand, so that a slip in the data shows. */
const expected = (version: VersionId): readonly string[] =>
  isAtLeast(version, '1.0') ? withCamera : isAtLeast(version, '0.2.4.0') ? withUnban : first;

describe('the data of the commands', () => {
  it('names each command once, without the slash', () => {
    const names = commands.map(({name}) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) {
      expect(name).toMatch(/^[A-Z][A-Za-z]+$/);
    }
  });

  it('has lifetimes that are not empty', () => {
    for (const {name, since, removed} of commands) {
      expect(removed === undefined || compareBuilds(since, removed) < 0, name).toBe(true);
      expect(
        versionIds.some((version) => isPresent({since, removed}, version)),
        `${name} exists in no documented version: remove it`,
      ).toBe(true);
    }
  });

  it('gives an example for what is required', () => {
    for (const {name, parameters, example} of commands) {
      expect(example === '', `${name}: example and parameters disagree`).toBe(
        parameters.length === 0,
      );
    }
  });

  it('can be typed in the chat, always', () => {
    expect(commands.every(({usableIn}) => usableIn.includes('chat'))).toBe(true);
  });

  it('has a REST operation for everything that works over RCON', () => {
    for (const {name, usableIn, restOperation} of commands) {
      expect(restOperation !== undefined, name).toBe(usableIn.includes('rcon'));
    }
    const used = commands.flatMap(({restOperation}) => restOperation ?? []);
    const readOnly = ['metrics', 'settings', 'game-data'];
    expect([...used, ...readOnly].sort()).toEqual(Object.keys(restOperations).sort());
  });
});

describe.each(['en', 'ja'] as const)('the words of the commands in %s', (locale) => {
  const words = wordsOf(locale).commands;

  it('explain every command and no other', () => {
    expect(Object.keys(words).sort()).toEqual(commands.map(({name}) => name).sort());
  });

  it('explain every parameter and no other', () => {
    for (const {name, parameters} of commands) {
      expect(Object.keys(words[name].parameters ?? {}), name).toEqual(
        parameters.map((parameter) => parameter.name),
      );
    }
  });

  it('are full sentences', () => {
    const end = locale === 'en' ? /\.$/ : /。$/;
    for (const {name} of commands) {
      const {effect, reply, note} = words[name];
      for (const text of [effect, reply, note]) {
        expect(text ?? effect, name).toMatch(end);
      }
    }
  });

  it('say the same things in both languages', () => {
    for (const {name} of commands) {
      expect(Object.keys(words[name]), name).toEqual(Object.keys(wordsOf('en').commands[name]));
    }
  });
});

describe('commandsForVersion', () => {
  it.each(versionIds)('lists exactly the commands of %s', (version) => {
    const names = commandsForVersion(version).map(({name}) => name);
    expect(names.length).toBeGreaterThanOrEqual(11);
    expect([...names].sort()).toEqual([...expected(version)].sort());
  });
});

/** A command that the version has; a test that asks for another one fails here. */
function command(name: string, version: VersionId = '0.6.8'): AdminCommand {
  const found = commandsForVersion(version).find((one) => one.name === name);
  if (!found) {
    throw new Error(`${version} has no command ${name}`);
  }
  return found;
}

describe('writing commands', () => {
  it('marks what is required and what is not', () => {
    expect(commandSyntax(command('Shutdown'))).toBe('Shutdown [Seconds] [MessageText]');
    expect(commandSyntax(command('KickPlayer'))).toBe('KickPlayer <SteamID>');
    expect(commandSyntax(command('Save'))).toBe('Save');
  });

  it('uses the form of identifier of the version', () => {
    expect(commandExample(command('KickPlayer'), '0.4.15')).toBe('KickPlayer 76500000000000000');
    expect(commandExample(command('KickPlayer'), '0.5.0')).toBe(
      'KickPlayer steam_76500000000000000',
    );
    expect(commandReply(command('KickPlayer'), '0.1.5.1')).toEqual(['Kicked: 76500000000000000']);
    expect(commandReply(command('ShowPlayers'), '0.2.4.0')).toContain(
      'Aki,1234567890,76500000000000000',
    );
    expect(commandReply(command('ShowPlayers'), '0.6.8')).toContain(
      'Aki,1A2B3C4D,steam_76500000000000000',
    );
  });

  it('writes examples over RCON without spaces in the text', () => {
    for (const {name, example, parameters} of commands) {
      expect(example.split(' ').filter(Boolean).length, name).toBe(parameters.length);
    }
  });
});

describe('the REST API beside commands', () => {
  it('is not named in a version without it', () => {
    expect(restEquivalent(command('Save', '0.1.5.1'), '0.1.5.1')).toBeUndefined();
    expect(restEquivalent(command('Save'), '0.2.4.0')).toBe('save');
    expect(restEquivalent(command('AdminPassword'), '0.6.8')).toBeUndefined();
  });
});
