import {commands, type AdminCommand} from '../../data/commands';
import {hasRestApi} from '../../data/features';
import type {RestOperationId} from '../../data/rest/operations';
import {isAtLeast, isPresent, type VersionId} from '../../data/versions';

export function commandsForVersion(version: VersionId): readonly AdminCommand[] {
  return commands.filter((command) => isPresent(command, version));
}

/** Returns 'Shutdown [Seconds] [MessageText]'. The chat needs a slash in front. */
export function commandSyntax({name, parameters}: AdminCommand): string {
  const written = parameters.map((parameter) =>
    parameter.required ? `<${parameter.name}>` : `[${parameter.name}]`,
  );
  return [name, ...written].join(' ');
}

/** Returns an example player ID: digits before crossplay, with the platform in front since then. */
export function examplePlayerId(version: VersionId): string {
  const digits = '76500000000000000';
  return isAtLeast(version, '0.5.0') ? `steam_${digits}` : digits;
}

/**
 * Returns an example player UID: decimal in the builds of early 2024, eight hexadecimal digits
 * later (first seen in October 2024).
 */
export function examplePlayerUid(version: VersionId): string {
  return isAtLeast(version, '0.3.12.0') ? '1A2B3C4D' : '1234567890';
}

/** Returns an example as it is typed over RCON. */
export function commandExample({name, example}: AdminCommand, version: VersionId): string {
  return [name, example].filter(Boolean).join(' ').replace('{playerId}', examplePlayerId(version));
}

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

export function restEquivalent(
  {restOperation}: AdminCommand,
  version: VersionId,
): RestOperationId | undefined {
  return hasRestApi(version) ? restOperation : undefined;
}
