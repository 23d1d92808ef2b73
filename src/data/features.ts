/** When whole parts of the server came: pages, tables and downloads leave them out before. */
import {isPresent, versionIds, type Build, type Lifetime, type VersionId} from './versions';

interface Features {
  /** First documented in April 2024; of the editions of this guide, 0.2.4.0 is the first with it. */
  readonly restApi: Lifetime;
  /** The makers' own container image; its first tag is that of 0.3.9. */
  readonly officialImage: Lifetime;
}

export const features = {
  restApi: {since: '0.2.0.6'},
  officialImage: {since: '0.3.9'},
} as const satisfies Features;

/** Tells whether a version has a REST API. */
export function hasRestApi(version: Build): boolean {
  return isPresent(features.restApi, version);
}

/** Tells whether a version has an official container image. */
export function hasOfficialImage(version: Build): boolean {
  return isPresent(features.officialImage, version);
}

/** The documented versions with a REST API, newest first. */
export const restVersions: readonly VersionId[] = versionIds.filter(hasRestApi);
