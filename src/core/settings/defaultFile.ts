import {iniProperty, iniSection} from '../../data/settings';
import type {VersionId} from '../../data/versions';
import {settingsForVersion} from './versionSettings';

/** Returns a file with all settings of a version at their defaults. */
export function defaultIni(version: VersionId): string {
  const list = settingsForVersion(version).map(
    ({key, printedDefault}) => `${key}=${printedDefault}`,
  );
  return `${iniSection}\n${iniProperty}=(${list.join(',')})\n`;
}
