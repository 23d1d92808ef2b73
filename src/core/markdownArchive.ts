import {localePath, type Locale} from '../data/locales';
import {versionPath, type VersionId} from '../data/versions';

/** Returns the address of the archive with an edition's Markdown, without the base path. */
export const markdownArchive = (version: VersionId, locale: Locale): string =>
  `${localePath(locale)}${versionPath(version)}palworld-guide-${version}-${locale}-markdown.zip`;
