/** What the files need to know about a version, taken from the catalogue while the site is built. */
import {builds} from '../../data/builds';
import {communityImages, type CommunityImageId} from '../../data/communityImages';
import {runModesOf} from '../../data/operations';
import {fileSystems, type FileSystem} from '../../data/serverFiles';
import {values} from '../../data/values';
import {hasRestApi} from '../../data/features';
import {isAtLeast, type VersionId} from '../../data/versions';
import {findArgument} from '../arguments';
import {hasSetting} from '../settings';
import {scripts, type Scripts} from './scripts';

/** Plain data: a page carries it for its own version only. */
export interface ServerFilesFacts {
  readonly version: VersionId;
  readonly systems: readonly FileSystem[];
  /** How scripts talk to the running server. */
  readonly remote: 'rest' | 'rcon';
  readonly ports: Readonly<Record<'game' | 'query' | 'rest' | 'rcon', string>>;
  readonly maxPlayers: string;
  readonly image: string;
  readonly imageSavedPath: string;
  readonly scripts: Scripts;
  /** Arguments as they are typed, without their value. */
  readonly arguments: Readonly<Record<'port' | 'players' | 'listed' | 'queryPort', string>>;
  /** Keys of PalWorldSettings.ini. */
  readonly settings: Readonly<Record<'remote' | 'remotePort' | 'password' | 'players', string>>;
  /** How Docker runs a server. */
  readonly docker: {readonly policy: string; readonly grace: string; readonly service: string};
  readonly images: Readonly<Record<CommunityImageId, ImageFacts>>;
  /** Manifest of this version's build in the Linux depot, where it is known. */
  readonly linuxManifest: string;
}

/** What a community image is called and told. */
export interface ImageFacts {
  readonly image: string;
  /** The folder of the server inside the container. */
  readonly folder: string;
  /** The variable that makes the image write PalWorldSettings.ini, with its value. */
  readonly writesSettings: string;
  readonly variables: Readonly<
    Record<'players' | 'remote' | 'remotePort' | 'publicPort' | 'password', string>
  >;
}

function imageFacts(id: CommunityImageId): ImageFacts {
  const found = communityImages.find((one) => one.id === id);
  if (!found) {
    throw new Error(`src/data/communityImages has no image "${id}".`);
  }
  const {image, folder, settingsMode, variables} = found;
  return {
    image,
    folder,
    writesSettings: `${settingsMode.name}=${settingsMode.writes}`,
    variables: {
      players: variables.ServerPlayerMaxNum.name,
      remote: variables.RESTAPIEnabled.name,
      remotePort: variables.RESTAPIPort.name,
      publicPort: variables.PublicPort.name,
      password: variables.AdminPassword.name,
    },
  };
}

/** An argument that the version takes; a page must not show another one. */
function argument(name: string, version: VersionId): string {
  if (!findArgument(name, version)) {
    throw new Error(
      `The server files use the argument ${name}, which ${version} does not have. Leave it out for that version in src/core/serverFiles.`,
    );
  }
  return name;
}

/** A key of PalWorldSettings.ini that the version has. */
function setting(key: string, version: VersionId): string {
  if (!hasSetting(version, key)) {
    throw new Error(
      `The server files use the setting ${key}, which ${version} does not have. Leave it out for that version in src/core/serverFiles.`,
    );
  }
  return key;
}

/** The facts of one version. */
export function serverFilesFacts(version: VersionId): ServerFilesFacts {
  const remote = hasRestApi(version) ? 'rest' : 'rcon';
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
    systems: fileSystems.filter(({since}) => isAtLeast(version, since)).map(({id}) => id),
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
    arguments: {
      port: argument('-port', version),
      players: argument('-players', version),
      listed: argument('-publiclobby', version),
      queryPort: argument('-queryport', version),
    },
    settings: {
      remote: setting(remote === 'rest' ? 'RESTAPIEnabled' : 'RCONEnabled', version),
      remotePort: setting(remote === 'rest' ? 'RESTAPIPort' : 'RCONPort', version),
      password: setting('AdminPassword', version),
      players: setting('ServerPlayerMaxNum', version),
    },
    linuxManifest: build && 'linuxManifest' in build ? build.linuxManifest : '',
  };
}
