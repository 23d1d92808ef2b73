import {builds, buildsCheckedOn, newestBuild, type ServerBuild} from '../../data/builds';
import {buildOf, editionFor, newestVersion, versionIds} from '../../data/versions';

/** A build as tools get it; what is not known is null. */
function buildJson(build: ServerBuild) {
  const {released} = build;
  const [first, last] = typeof released === 'string' ? [released, released] : released;
  return {
    version: build.version,
    fullVersion: build.fullVersion ?? null,
    released: {first, last, isInferred: build.isDayInferred ?? false},
    edition: editionFor(build.version),
    linuxManifest: build.linuxManifest ?? null,
    imageTag: build.imageTag ?? null,
    steamBuilds: build.steamBuilds ?? [],
  };
}

/**
 * `data/status.json`: on which day the public sources were searched last, which editions the guide has, which build of the game is the newest known, and
 * every public build with the edition to read.
 */
export function statusJson() {
  return {
    checked: buildsCheckedOn,
    newestEdition: newestVersion.id,
    newestBuild: buildJson(newestBuild),
    editions: versionIds.map((version) => {
      const released = buildOf(version)?.released;
      return {version, released: typeof released === 'string' ? released : null};
    }),
    builds: builds.map(buildJson),
  };
}
