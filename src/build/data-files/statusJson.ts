import {builds, newestBuild, type ServerBuild} from '../../data/builds';
import {laterDefaultChanges, laterSettings} from '../../data/settings/later';
import {buildOf, editionFor, latestVersion, versionIds} from '../../data/versions';

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
 * `data/status.json`: which editions the guide has, which build of the game is the newest known,
 * every public build with the edition to read, and what newer builds have that no edition tells.
 */
export function statusJson() {
  return {
    newestEdition: latestVersion.id,
    newestBuild: buildJson(newestBuild),
    editions: versionIds.map((version) => {
      const released = buildOf(version)?.released;
      return {version, released: typeof released === 'string' ? released : null};
    }),
    builds: builds.map(buildJson),
    later: {
      settings: laterSettings.map(({key, type, default: value, since, sinceIs}) => ({
        key,
        type,
        default: value,
        since,
        sinceIs: sinceIs ?? 'exact',
      })),
      defaultChanges: laterDefaultChanges.map(({key, from, to, since}) => ({key, from, to, since})),
    },
  };
}
