/**
 * Public projects and pages that several data files name as sources. A path is a file or a thread
 * such as 'issues/718'.
 */
import type {Source} from './types';

type Details = Pick<Source, 'build' | 'note'>;

/**
 * A source in a GitHub repository. `date` is the day of the state that was read, where it is known.
 */
const project =
  (repo: string) =>
  (path?: string, date?: string, details?: Details): Source => ({
    repo,
    ...(path === undefined ? {} : {path}),
    ...(date === undefined ? {} : {date}),
    ...details,
  });

export const ampTemplates = project('CubeCoders/AMPTemplates');
export const configParser = project('pelican-eggs/Palworld-Config-Parser-Tool');
export const jammsen = project('jammsen/docker-palworld-dedicated-server');
export const linuxGsm = project('GameServerManagers/LinuxGSM');
export const moddingKit = project('localcc/PalworldModdingKit');
export const nodeGamedig = project('gamedig/node-gamedig');
export const obouhlel = project('obouhlel/palworld-server');
export const officialImage = project('pocketpairjp/palworld-dedicated-server-docker');
export const palConf = project('Bluefissure/pal-conf');
export const palRcon = project('Charahiro-tan/pal_rcon');
export const palworldRcon = project('ddakebono/PalworldRcon');
export const serverTool = project('zaigie/palworld-server-tool');
export const settingGenerator = project('rinjugatla/palworld-setting-generator');
export const supersunho = project('supersunho/docker-palworld-server');
export const thijsvanloef = project('thijsvanloef/palworld-server-docker');
export const worldOptions = project('legoduded/palworld-worldoptions');

/** A page of the makers' guide, whose pages carry no date. */
export const officialGuide = (page: string, build?: string): Source => ({
  name: `docs.palworldgame.com, ${page}`,
  url: `https://docs.palworldgame.com/${page}`,
  ...(build === undefined ? {} : {build}),
});

/** A page of another site, or the site itself where the exact address isn't known. */
export const webPage = (url: string, name: string, details?: Details): Source => ({
  name,
  url,
  ...details,
});
