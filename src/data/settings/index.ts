import {administrationSettings} from './catalogue/administration';
import {baseSettings} from './catalogue/base';
import {guildSettings} from './catalogue/guild';
import {itemSettings} from './catalogue/item';
import {networkSettings} from './catalogue/network';
import {palSettings} from './catalogue/pal';
import {performanceSettings} from './catalogue/performance';
import {playerSettings} from './catalogue/player';
import {pvpSettings} from './catalogue/pvp';
import {serverSettings} from './catalogue/server';
import {worldSettings} from './catalogue/world';
import type {Setting} from './types';

export * from './types';

const catalogue = [
  ...serverSettings,
  ...administrationSettings,
  ...networkSettings,
  ...performanceSettings,
  ...worldSettings,
  ...playerSettings,
  ...palSettings,
  ...baseSettings,
  ...guildSettings,
  ...itemSettings,
  ...pvpSettings,
] as const;

/** The exact key of a setting. A typing error is a compile error. */
export type SettingKey = (typeof catalogue)[number]['key'];

/** Every setting of every documented version, by group in the order of the reference page. */
export const settings: readonly (Setting & {readonly key: SettingKey})[] = catalogue;

/** The section header of PalWorldSettings.ini. */
export const iniSection = '[/Script/Pal.PalGameWorldSettings]';

/** The one property in that section; its value is the parenthesised list of all settings. */
export const iniProperty = 'OptionSettings';

const byKey = new Map<string, (typeof settings)[number]>(
  settings.map((setting) => [setting.key, setting]),
);

/** The setting with exactly this key, or undefined. */
export function findSetting(key: string): (typeof settings)[number] | undefined {
  return byKey.get(key);
}
