import {isPresent, versionIds, type Build, type Lifetime, type VersionId} from './versions';

interface Features {
  /** Pocketpair documented the REST API in April 2024, and 0.2.4.0 is the first edition with it. */
  readonly restApi: Lifetime;
  /** The image's first tag is that of 0.3.9. */
  readonly officialImage: Lifetime;
}

export const features = {
  restApi: {since: '0.2.0.6'},
  officialImage: {since: '0.3.9'},
} as const satisfies Features;

export function hasRestApi(version: Build): boolean {
  return isPresent(features.restApi, version);
}

export function hasOfficialImage(version: Build): boolean {
  return isPresent(features.officialImage, version);
}

export const restVersions: readonly VersionId[] = versionIds.filter(hasRestApi);
