import {docsVersion, isVersionId, type VersionId} from '../../data/versions';

/** Gives the version of a page's file; files elsewhere are those of `docs/`. */
export function versionOfFile(filePath: string): VersionId {
  const id =
    /[\\/](?:versioned_docs|docusaurus-plugin-content-docs)[\\/]version-(?<id>[^\\/]+)[\\/]/.exec(
      filePath,
    )?.groups?.id;
  if (id === undefined) {
    return docsVersion;
  }
  if (!isVersionId(id)) {
    throw new Error(`${filePath} belongs to version ${id}, which is not in src/data/versions.ts.`);
  }
  return id;
}
