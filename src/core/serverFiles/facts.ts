/** What the files need to know about a version, taken from the catalogue while the site is built. */
import {builds} from '../../data/builds';
import {communityImages, type CommunityImageId} from '../../data/communityImages';
import {runModesOf} from '../../data/operations';
import {fileSystems} from '../../data/serverFiles';
import type {SettingKey} from '../../data/settings';
import {values} from '../../data/values';
import {hasRestApi} from '../../data/features';
import {isPresent, type VersionId} from '../../data/versions';
import {findArgument} from '../arguments';
import {hasSetting} from '../settings';
import {scripts} from './scripts';

/** What a community image is called and told. */
function imageFacts(id: CommunityImageId) {
  const found = communityImages.find((one) => one.id === id);
  if (!found) {
    throw new Error(`src/data/communityImages has no image "${id}".`);
  }
  const {image, folder, settingsMode, variables} = found;
  const nameOf = (key: SettingKey): string => variables[key]?.name ?? '';
  return {
    image,
    /** The folder of the server inside the container. */
    folder,
    /** The variable that makes the image write PalWorldSettings.ini, with its value. */
    writesSettings: `${settingsMode.name}=${settingsMode.writes}`,
    variables: {
      players: nameOf('ServerPlayerMaxNum'),
      remote: nameOf('RESTAPIEnabled'),
      remotePort: nameOf('RESTAPIPort'),
      publicPort: nameOf('PublicPort'),
      password: nameOf('AdminPassword'),
    },
  };
}

/** Plain data: a page carries it for its own version only. */
export type ServerFilesFacts = ReturnType<typeof serverFilesFacts>;

/** The facts of one version. Throws where the files use an argument or a setting that it lacks. */
export function serverFilesFacts(version: VersionId) {
  const known = (kind: 'argument' | 'setting', name: string): string => {
    if (!(kind === 'argument' ? findArgument(name, version) : hasSetting(version, name))) {
      throw new Error(
        `The server files use the ${kind} ${name}, which ${version} does not have. Leave it out for that version in src/core/serverFiles.`,
      );
    }
    return name;
  };
  /** How scripts talk to the running server. */
  const remote: 'rest' | 'rcon' = hasRestApi(version) ? 'rest' : 'rcon';
  // Editions are written with four numbers in places where the build has three: 0.3.12.0 is 0.3.12.
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
    /** As they are typed, without their value. */
    arguments: {
      port: known('argument', '-port'),
      players: known('argument', '-players'),
      listed: known('argument', '-publiclobby'),
      queryPort: known('argument', '-queryport'),
    },
    /** Keys of PalWorldSettings.ini. */
    settings: {
      remote: known('setting', remote === 'rest' ? 'RESTAPIEnabled' : 'RCONEnabled'),
      remotePort: known('setting', remote === 'rest' ? 'RESTAPIPort' : 'RCONPort'),
      password: known('setting', 'AdminPassword'),
      players: known('setting', 'ServerPlayerMaxNum'),
    },
    /** Manifest of this version's build in the Linux depot, where it is known. */
    linuxManifest: build && 'linuxManifest' in build ? build.linuxManifest : '',
  };
}
