/** What is new in a documented version against the one before it, from the data of each topic. */
import {notes, type NoteId} from '../../data/whatsNew';
import {restOperations, type RestOperationId} from '../../data/commands/restOperations';
import {firstVersionWith, previousVersion, type VersionId} from '../../data/versions';
import {argumentsForVersion} from '../arguments';
import {commandsForVersion, hasRestApi} from '../commands';
import {removedSettings, settingsForVersion} from '../settings';

/** Names of what came, went or changed between two neighbouring versions. */
export interface VersionNews {
  readonly previous: VersionId | undefined;
  readonly notes: readonly NoteId[];
  readonly settingsAdded: readonly string[];
  readonly settingsRemoved: readonly string[];
  readonly defaultsChanged: readonly string[];
  readonly argumentsAdded: readonly string[];
  readonly commandsAdded: readonly string[];
  readonly endpointsAdded: readonly RestOperationId[];
}

/** Compares a version with the documented one before it; the oldest one has only notes. */
export function newsOf(version: VersionId): VersionNews {
  const previous = previousVersion(version);
  const ownNotes = notes.filter(({since}) => firstVersionWith(since) === version).map(({id}) => id);
  if (previous === undefined) {
    return {
      previous,
      notes: ownNotes,
      settingsAdded: [],
      settingsRemoved: [],
      defaultsChanged: [],
      argumentsAdded: [],
      commandsAdded: [],
      endpointsAdded: [],
    };
  }
  const settings = settingsForVersion(version);
  return {
    previous,
    notes: ownNotes,
    settingsAdded: settings.filter(({addedIn}) => addedIn === version).map(({key}) => key),
    settingsRemoved: removedSettings(version)
      .filter(({removed}) => removed !== undefined && firstVersionWith(removed) === version)
      .map(({key}) => key),
    defaultsChanged: settings
      .filter(({changes}) => changes.some((change) => change.version === version))
      .map(({key}) => key),
    argumentsAdded: missingFrom(argumentsForVersion(previous), argumentsForVersion(version)),
    commandsAdded: missingFrom(commandsForVersion(previous), commandsForVersion(version)),
    endpointsAdded:
      hasRestApi(version) && !hasRestApi(previous)
        ? (Object.keys(restOperations) as RestOperationId[])
        : [],
  };
}

type Named = readonly {readonly name: string}[];

function missingFrom(before: Named, now: Named): readonly string[] {
  const known = new Set(before.map(({name}) => name));
  return now.map(({name}) => name).filter((name) => !known.has(name));
}
