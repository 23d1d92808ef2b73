/** Addresses of reference entries, below the base of the language and of the version. */
import {features, hasRestApi} from '../../data/features';
import {firstVersionWith, versionPath, type VersionId} from '../../data/versions';
import {argumentAnchor} from '../arguments';

/** Returns the address of a page of a version: `/0.5.0/settings-and-operation/arguments`. */
export function pagePath(version: VersionId, page: string): string {
  return `/${versionPath(version)}${page}`;
}

export function argumentPath(version: VersionId, name: string): string {
  return `${pagePath(version, 'settings-and-operation/arguments')}#${argumentAnchor(name)}`;
}

export function commandPath(version: VersionId, name: string): string {
  return `${pagePath(version, 'settings-and-operation/commands')}#${name}`;
}

export function settingPath(version: VersionId, key: string): string {
  return `${pagePath(version, 'settings-and-operation/configuration')}#${key}`;
}

export function endpointPath(version: VersionId, id: string): string {
  return pagePath(version, `api/rest-api/${id}`);
}

/** Throws where a page speaks of the REST API in a version that has none. */
export function needRestApi(version: VersionId): void {
  if (!hasRestApi(version)) {
    throw new Error(
      `Version ${version} has no REST API. Put the sentence inside <Since v="${firstVersionWith(features.restApi.since)}">.`,
    );
  }
}

export function glossaryPath(version: VersionId, id: string): string {
  return `${pagePath(version, 'glossary')}#${id}`;
}
