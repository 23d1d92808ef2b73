import {builds} from '../../data/builds';
import {communityImages, type CommunityImageId} from '../../data/communityImages';
import {runModesOf} from '../../data/operations';
import {fileSystems} from '../../data/serverFiles';
import {values} from '../../data/values';
import {hasRestApi} from '../../data/features';
import {isPresent, type VersionId} from '../../data/versions';
import {scripts} from './scripts';

const images = Object.fromEntries(
  communityImages.map(({id, image, folder, settingsMode: {name, writes}}) => [
    id,
    {image, folder, writesSettings: `${name}=${writes}`},
  ]),
) as Record<CommunityImageId, {image: string; folder: string; writesSettings: string}>;

/** A page brings these facts as plain data, for its own version only. */
export type ServerFilesFacts = ReturnType<typeof serverFilesFacts>;

export function serverFilesFacts(version: VersionId) {
  const remote: 'rest' | 'rcon' = hasRestApi(version) ? 'rest' : 'rcon';
  const build = builds.find((one) => [version, version.replace(/\.0$/, '')].includes(one.version));
  return {
    version,
    docker: {
      policy: runModesOf(version).find(({id}) => id === 'docker')?.policy ?? '',
      grace: values.stopGracePeriod,
      service: values.composeService,
    },
    images,
    systems: fileSystems.filter((system) => isPresent(system, version)).map(({id}) => id),
    remote,
    ports: {
      game: values.gamePort,
      query: values.queryPort,
      rest: values.restPort,
      rcon: values.rconPort,
    },
    maxPlayers: values.maxPlayers,
    image: values.image,
    imageSavedPath: values.imageSavedPath,
    scripts,
    settings: {
      remote: remote === 'rest' ? 'RESTAPIEnabled' : 'RCONEnabled',
      remotePort: remote === 'rest' ? 'RESTAPIPort' : 'RCONPort',
      players: 'ServerPlayerMaxNum',
    },
    linuxManifest: build && 'linuxManifest' in build ? build.linuxManifest : '',
  };
}
