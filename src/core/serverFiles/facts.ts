import {builds} from '../../data/builds';
import {communityImages, type CommunityImageId} from '../../data/communityImages';
import {runModesOf} from '../../data/operations';
import {fileSystems} from '../../data/serverFiles';
import {values} from '../../data/values';
import {hasRestApi} from '../../data/features';
import {isPresent, type VersionId} from '../../data/versions';
import {findArgument} from '../arguments';
import {hasSetting} from '../settings';
import {scripts} from './scripts';

function imageFacts(id: CommunityImageId) {
  const found = communityImages.find((one) => one.id === id);
  if (!found) {
    throw new Error(`src/data/communityImages has no image "${id}".`);
  }
  const {image, folder, settingsMode} = found;
  return {image, folder, writesSettings: `${settingsMode.name}=${settingsMode.writes}`};
}

/** The arguments in server/linux/start.sh and server/docker/compose.yaml. */
export const startArguments = ['-port', '-players', '-queryport', '-publiclobby'] as const;

/** A page brings these facts as plain data, for its own version only. */
export type ServerFilesFacts = ReturnType<typeof serverFilesFacts>;

/** Throws where the version lacks an argument or a setting. */
export function serverFilesFacts(version: VersionId) {
  const known = (kind: 'argument' | 'setting', name: string): string => {
    if (!(kind === 'argument' ? findArgument(name, version) : hasSetting(version, name))) {
      throw new Error(
        `The server files use the ${kind} ${name}, which ${version} does not have. Leave it out for that version in src/core/serverFiles.`,
      );
    }
    return name;
  };
  startArguments.forEach((name) => known('argument', name));
  const remote: 'rest' | 'rcon' = hasRestApi(version) ? 'rest' : 'rcon';
  const build = builds.find((one) => [version, version.replace(/\.0$/, '')].includes(one.version));
  return {
    version,
    docker: {
      policy: runModesOf(version).find(({id}) => id === 'docker')?.policy ?? '',
      grace: values.stopGracePeriod,
      service: values.composeService,
    },
    images: {thijsvanloef: imageFacts('thijsvanloef'), jammsen: imageFacts('jammsen')},
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
      remote: known('setting', remote === 'rest' ? 'RESTAPIEnabled' : 'RCONEnabled'),
      remotePort: known('setting', remote === 'rest' ? 'RESTAPIPort' : 'RCONPort'),
      players: known('setting', 'ServerPlayerMaxNum'),
    },
    linuxManifest: build && 'linuxManifest' in build ? build.linuxManifest : '',
  };
}
