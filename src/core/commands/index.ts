/** Questions about administrator's commands: which a version has, how they are written. */
import {commands, type AdminCommand} from '../../data/commands';
import {hasRestApi} from '../../data/features';
import type {RestOperationId} from '../../data/rest/operations';
import {isAtLeast, isPresent, type VersionId} from '../../data/versions';

/** The commands that a version of the server knows, in the order of the page. */
export function commandsForVersion(version: VersionId): readonly AdminCommand[] {
  return commands.filter((command) => isPresent(command, version));
}

/** How a command is written: 'Shutdown [Seconds] [MessageText]'. The chat wants a slash in front. */
export function commandSyntax({name, parameters}: AdminCommand): string {
  const written = parameters.map((parameter) =>
    parameter.required ? `<${parameter.name}>` : `[${parameter.name}]`,
  );
  return [name, ...written].join(' ');
}

/**
 * A made-up player's identifier in the form that a version uses: digits while everybody came from
 * Steam, with the platform in front since players of several platforms meet.
 */
export function examplePlayerId(version: VersionId): string {
  const digits = '76500000000000000';
  return isAtLeast(version, '0.5.0') ? `steam_${digits}` : digits;
}

/**
 * A made-up player uid: a decimal number in the builds of early 2024, eight hexadecimal characters
 * in those after it (first seen in October 2024).
 */
export function examplePlayerUid(version: VersionId): string {
  return isAtLeast(version, '0.3.12.0') ? '1A2B3C4D' : '1234567890';
}

/** An example as it is typed over RCON; in the chat it starts with a slash. */
export function commandExample({name, example}: AdminCommand, version: VersionId): string {
  return [name, example].filter(Boolean).join(' ').replace('{playerId}', examplePlayerId(version));
}

/** The lines that come back, with identifiers in the form of the version, or undefined. */
export function commandReply(
  {reply}: AdminCommand,
  version: VersionId,
): readonly string[] | undefined {
  return reply?.lines.map((line) =>
    line
      .replace('{playerId}', examplePlayerId(version))
      .replace('{playerUid}', examplePlayerUid(version)),
  );
}

/** The REST operation that does the same in a version, or undefined. */
export function restEquivalent(
  {restOperation}: AdminCommand,
  version: VersionId,
): RestOperationId | undefined {
  return hasRestApi(version) ? restOperation : undefined;
}
