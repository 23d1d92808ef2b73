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

export function defaultIni(version: VersionId, eol: '\n' | '\r\n' = '\n'): string {
  return `${iniSection}${eol}${optionSettingsLine(version)}${eol}`;
}
