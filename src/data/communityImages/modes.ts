/** Separate from the list of variables, because the log reader needs only this. */
import type {CommunityImage} from './types';

/** The usual variable of a setting: IS_PVP for bIsPvP. */
export const usualVariable = (key: string): string =>
  key
    .replace(/^b(?=[A-Z])/, '')
    .replace('PvP', 'Pvp')
    .replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, '$&_')
    .toUpperCase();

/** The variable that turns an image's writing of the settings file on and off. */
export const settingsModes = {
  thijsvanloef: {
    name: 'DISABLE_GENERATE_SETTINGS',
    writes: 'false',
    leaves: 'true',
    default: 'false',
  },
  // The image sets 'manual'; the project's default.env says 'auto'.
  jammsen: {name: 'SERVER_SETTINGS_MODE', writes: 'auto', leaves: 'manual', default: 'manual'},
} as const satisfies Readonly<Record<string, CommunityImage['settingsMode']>>;
