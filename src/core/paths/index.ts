/** Questions about the files of a server: where they are in a version, on a system. */
import {serverFiles, type ServerSystem} from '../../data/paths';
import {hasOfficialImage} from '../../data/features';
import {isPresent, type VersionId} from '../../data/versions';

/** Tells whether the version can run on the system: Docker needs the official image. */
export function runsOn(system: ServerSystem, version: VersionId): boolean {
  return system !== 'docker' || hasOfficialImage(version);
}

/** Returns the files of a version on a system with their places, in the order of the table. */
export function filesOf(system: ServerSystem, version: VersionId) {
  return serverFiles
    .filter((file) => runsOn(system, version) && isPresent(file, version))
    .flatMap(({id, paths: {[system]: path}}) => (path === undefined ? [] : [{id, path}]));
}
