import {restOperationsOf} from '../../data/rest/operations';
import {firstVersionWith, previousVersion, type VersionId} from '../../data/versions';
import {notes} from '../../data/whatsNew';
import {differencesBetween, type ChangeTopic} from '../changes';

/**
 * Names what was added, removed or changed since the previous documented version. The oldest has
 * only notes.
 */
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
