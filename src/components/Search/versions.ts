import {useVersions, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePageEdition} from '@site/src/components/PageEdition';

export interface SearchVersion {
  readonly id: string;
  /** Its address, with a slash at the end; the base address for the latest version. */
  readonly url: string;
  /** As the address of the search page has it; empty for the latest version. */
  readonly path: string;
  /** The address of the page with all results of a query in this version. */
  readonly resultsOf: (query: string) => string;
}

/** What the page of results is asked for. */
export interface Asked {
  readonly query: string;
  /** The `path` of a version; the address may have another text there. */
  readonly path: string;
}

/** The query of the address of that page. Without a version it would look in the one the reader chose last. */
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

/** The versions that can be searched, the latest first. */
export function useSearchVersions(): readonly SearchVersion[] {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return useVersions(undefined).map((version) => searchVersion(version, baseUrl));
}

/** The version that a page searches at first: its own, or the one the reader chose last. */
export const useSearchVersion = (): SearchVersion =>
  searchVersion(usePageEdition(), useDocusaurusContext().siteConfig.baseUrl);
