/**
 * Both images write every key they know at each start, with the defaults of the game's newest
 * build, which differ from the game's own defaults in older versions.
 */
import {settingsModes} from './modes';
import type {CommunityImage} from './types';
import {jammsenVariables, thijsvanloefVariables} from './variables';

export type * from './types';

export const communityImages = [
  {
    id: 'thijsvanloef',
    repository: 'thijsvanloef/palworld-server-docker',
    image: 'thijsvanloef/palworld-server-docker',
    folder: '/palworld',
    settingsMode: settingsModes.thijsvanloef,
    variables: thijsvanloefVariables,
    source: {commit: '68327ec', date: '2026-08-06'},
  },
  {
    id: 'jammsen',
    repository: 'jammsen/docker-palworld-dedicated-server',
    image: 'jammsen/palworld-dedicated-server',
    folder: '/palworld',
    settingsMode: settingsModes.jammsen,
    variables: jammsenVariables,
    source: {commit: '0b5710a', date: '2026-07-10'},
  },
] as const satisfies readonly CommunityImage[];

export type CommunityImageId = (typeof communityImages)[number]['id'];
