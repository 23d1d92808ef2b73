import {useVersions, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePageEdition} from '@site/src/components/PageEdition';

export interface SearchVersion {
  readonly id: string;
  /** With a slash at the end; the base address for the latest version. */
  readonly url: string;
  /** As the search page's address has it; empty for the latest version. */
  readonly path: string;
  readonly resultsOf: (query: string) => string;
}

export interface Asked {
  readonly query: string;
  /** The address may have any text there. */
  readonly path: string;
}

/** Without a version, the page would search the one chosen last. */
export function writeAsked({query, path}: Asked): string {
  const q = query.trim();
  return `?${new URLSearchParams({...(q && {q}), version: path}).toString()}`;
}

function searchVersion({label, path, isLast}: GlobalVersion, baseUrl: string): SearchVersion {
  const ownPath = isLast ? '' : `${path}/`.slice(baseUrl.length);
  return {
    id: label,
    url: baseUrl + ownPath,
    path: ownPath,
    resultsOf: (query) => `${baseUrl}search${writeAsked({query, path: ownPath})}`,
  };
}

/** Gives the versions that can be searched, the latest first. */
export function useSearchVersions(): readonly SearchVersion[] {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return useVersions(undefined).map((version) => searchVersion(version, baseUrl));
}

/** Gives the page's own version, or the one that the reader chose last. */
export const useSearchVersion = (): SearchVersion =>
  searchVersion(usePageEdition(), useDocusaurusContext().siteConfig.baseUrl);
