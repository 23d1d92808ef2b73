import type {Source} from './types';

type Details = Pick<Source, 'build' | 'note'>;

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

/** The pages of Pocketpair's guide carry no date. */
export const officialGuide = (page: string, build?: string): Source => ({
  name: `docs.palworldgame.com, ${page}`,
  url: `https://docs.palworldgame.com/${page}`,
  ...(build === undefined ? {} : {build}),
});

export const webPage = (url: string, name: string, details?: Details): Source => ({
  name,
  url,
  ...details,
});
