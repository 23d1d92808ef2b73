/**
 * What differs between any two versions: settings and their defaults, start arguments, commands
 * and the fields of the REST API.
 */
import type {VersionId} from '../../data/versions';
import {argumentsForVersion, argumentSyntax} from '../arguments';
import {commandsForVersion, commandSyntax} from '../commands';
import {settingsForVersion} from '../settings/versionSettings';
import {differencesBetween} from './differences';
import type {Differences, Snapshot} from './differences';

export {isAlike} from './differences';
export type {Changed, Differences} from './differences';

/** The settings of a version with their defaults as the file holds them. */
function settingsSnapshot(version: VersionId): Snapshot {
  return new Map(settingsForVersion(version).map(({key, printedDefault}) => [key, printedDefault]));
}

/** The start arguments of a version, as they are written. */
function argumentsSnapshot(version: VersionId): Snapshot {
  return new Map(
    argumentsForVersion(version).map((argument) => [argument.name, argumentSyntax(argument)]),
  );
}

/** The commands of a version, as they are written. */
function commandsSnapshot(version: VersionId): Snapshot {
  return new Map(
    commandsForVersion(version).map((command) => [command.name, commandSyntax(command)]),
  );
}

const differ =
  (snapshot: (version: VersionId) => Snapshot) =>
  (from: VersionId, to: VersionId): Differences =>
    differencesBetween(snapshot(from), snapshot(to));

/** Settings that came, went or got another default on the way from one version to another. */
export const settingDifferences = differ(settingsSnapshot);

/** Start arguments that came, went or are written differently. */
export const argumentDifferences = differ(argumentsSnapshot);

/** Commands that came, went or are written differently. */
export const commandDifferences = differ(commandsSnapshot);
