/** The variable with which each image is told to write the settings file, or to leave it alone. */
import type {CommunityImage} from './types';

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
