/** What is new in a documented version against the one before it, from the data of each topic. */
import {restOperationsOf} from '../../data/rest/operations';
import {firstVersionWith, previousVersion, type VersionId} from '../../data/versions';
import {notes} from '../../data/whatsNew';
import {differencesBetween, type ChangeTopic} from '../changes';

/** Names of what came, went or changed since the documented version before; the oldest one has only notes. */
export function newsOf(version: VersionId) {
  const previous = previousVersion(version) ?? version;
  const between = (topic: ChangeTopic) => differencesBetween(topic, previous, version);
  const settings = between('settings');
  const known = restOperationsOf(previous);
  return {
    notes: notes.filter(({since}) => firstVersionWith(since) === version).map(({id}) => id),
    settingsAdded: settings.added,
    settingsRemoved: settings.removed,
    defaultsChanged: settings.changed,
    argumentsAdded: between('arguments').added,
    commandsAdded: between('commands').added,
    endpointsAdded: restOperationsOf(version).filter((id) => !known.includes(id)),
  };
}
