import {isPresent, versionIds, type Build, type Lifetime, type VersionId} from './versions';

export const features = {
  /** Pocketpair documented the REST API in April 2024, and 0.2.4.0 is the first edition with it. */
  restApi: {since: '0.2.0.6'},
  /** The image's first tag is that of 0.3.9. */
  officialImage: {since: '0.3.9'},
} as const satisfies Readonly<Record<string, Lifetime>>;

export function hasRestApi(version: Build): boolean {
  return isPresent(features.restApi, version);
}

export function hasOfficialImage(version: Build): boolean {
  return isPresent(features.officialImage, version);
}

export const restVersions: readonly VersionId[] = versionIds.filter(hasRestApi);
