/** Questions about the files of a server: where they are in a version, on a system. */
import {
  serverFiles,
  type ServerFileId,
  type ServerFileShape,
  type ServerSystem,
} from '../../data/paths';
import {hasOfficialImage} from '../../data/features';
import {isPresent, type VersionId} from '../../data/versions';

/** A file of the server, with its place in one version on one system. */
export interface ServerFile {
  readonly id: ServerFileId;
  readonly path: string;
}

/** Tells whether the version can run on the system: Docker needs the official image. */
export function runsOn(system: ServerSystem, version: VersionId): boolean {
  return system !== 'docker' || hasOfficialImage(version);
}

/** The files of a version on a system, in the order of the table. */
export function filesOf(system: ServerSystem, version: VersionId): readonly ServerFile[] {
  if (!runsOn(system, version)) {
    return [];
  }
  return serverFiles.flatMap(({id, places}) => {
    const place = (places as ServerFileShape['places']).find((period) =>
      isPresent(period, version),
    );
    const path = place?.paths[system];
    return path === undefined ? [] : [{id, path}];
  });
}
