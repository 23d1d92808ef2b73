import {versionPath} from '../../data/versions';
import type {VersionId} from '../../data/versions';

/** The settings page of a version, below the base of the language: '/0.5.0/settings-…'. */
export function configurationPath(version: VersionId): string {
  return `/${versionPath(version)}settings-and-operation/configuration`;
}

/** The entry of a setting on that page. The target is the exact key in every version. */
export function settingPath(version: VersionId, key: string): string {
  return `${configurationPath(version)}#${key}`;
}
