import {iniProperty, iniSection} from '../../data/settings';
import type {VersionId} from '../../data/versions';
import {settingsForVersion} from './versionSettings';

/** Returns the line with all settings of a version at their defaults. */
export function optionSettingsLine(version: VersionId): string {
  const list = settingsForVersion(version).map(
    ({key, printedDefault}) => `${key}=${printedDefault}`,
  );
  return `${iniProperty}=(${list.join(',')})`;
}

export const defaultIni = (version: VersionId): string =>
  `${iniSection}\n${optionSettingsLine(version)}\n`;
