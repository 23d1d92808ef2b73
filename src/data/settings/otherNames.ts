/** The game ignores these names, which come from typing errors, guides and an early build. */
import type {SettingKey} from './index';

export interface OtherName {
  readonly name: string;
  readonly key: SettingKey;
  readonly source: string;
}

const spelledRight =
  'public settings files of 2024, e.g. gnar-rip/palworld_serverconfig; the default files have Decreace and Regene';
const earlyBuild =
  'localcc/PalworldModdingKit PalOptionWorldSettings.h (2024-02-28, 0.1.5.0): renamed with 0.2';

// prettier-ignore
export const otherNames: readonly OtherName[] = [
  {name: 'PlayerStomachDecreaseRate', key: 'PlayerStomachDecreaceRate', source: spelledRight},
  {name: 'PlayerStaminaDecreaseRate', key: 'PlayerStaminaDecreaceRate', source: spelledRight},
  {name: 'PalStomachDecreaseRate', key: 'PalStomachDecreaceRate', source: spelledRight},
  {name: 'PalStaminaDecreaseRate', key: 'PalStaminaDecreaceRate', source: spelledRight},
  {name: 'PlayerAutoHPRegenRate', key: 'PlayerAutoHPRegeneRate', source: spelledRight},
  {name: 'PlayerAutoHpRegenRateInSleep', key: 'PlayerAutoHpRegeneRateInSleep', source: spelledRight},
  {name: 'PalAutoHPRegenRate', key: 'PalAutoHPRegeneRate', source: spelledRight},
  {name: 'PalAutoHpRegenRateInSleep', key: 'PalAutoHpRegeneRateInSleep', source: spelledRight},
  {name: 'BaseCampMaxWorkerNum', key: 'BaseCampWorkerMaxNum', source: 'Bluefissure/pal-conf issue #42 (2024-04-04): printed in the maker\'s own guide'},
  {name: 'WebAPIEnabled', key: 'RESTAPIEnabled', source: earlyBuild},
  {name: 'WebAPIPort', key: 'RESTAPIPort', source: earlyBuild},
];

const byName = new Map(otherNames.map((other) => [other.name.toLowerCase(), other]));

/** Returns the setting that a wrong name means, in any case, or undefined. */
export function findOtherName(name: string): OtherName | undefined {
  return byName.get(name.toLowerCase());
}
