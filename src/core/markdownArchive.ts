import {localePath, type Locale} from '../data/locales';
import {versionPath, type VersionId} from '../data/versions';

/** The archive with the Markdown files of an edition, below the root of the site. */
export const markdownArchive = (version: VersionId, locale: Locale): string =>
  `${localePath(locale)}${versionPath(version)}palworld-guide-${version}-${locale}-markdown.zip`;
