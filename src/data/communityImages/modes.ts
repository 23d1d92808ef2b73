/** What the log reader has to know of the images, without the list of their variables. */
import type {CommunityImage} from './types';

/** What both images mostly call the variable of a setting: bIsPvP as IS_PVP. */
export const usualVariable = (key: string): string =>
  key
    .replace(/^b(?=[A-Z])/, '')
    .replace('PvP', 'Pvp')
    .replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, '$&_')
    .toUpperCase();

/** The variable with which each image is told to write the settings file, or to leave it alone. */
export const settingsModes = {
  thijsvanloef: {
    name: 'DISABLE_GENERATE_SETTINGS',
    writes: 'false',
    leaves: 'true',
    default: 'false',
  },
  // 'manual' is what the image itself sets; the sample file default.env of the project says 'auto'.
  jammsen: {name: 'SERVER_SETTINGS_MODE', writes: 'auto', leaves: 'manual', default: 'manual'},
} as const satisfies Readonly<Record<string, CommunityImage['settingsMode']>>;
