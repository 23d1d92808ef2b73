import type {CommunityImage} from './types';

/** Returns the usual variable of a setting: IS_PVP for bIsPvP. */
export const usualVariable = (key: string): string =>
  key
    .replace(/^b(?=[A-Z])/, '')
    .replace('PvP', 'Pvp')
    .replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, '$&_')
    .toUpperCase();

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
