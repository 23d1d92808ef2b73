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

function searchVersion({label, path, isLast}: GlobalVersion, baseUrl: string): SearchVersion {
  const ownPath = isLast ? '' : `${path}/`.slice(baseUrl.length);
  return {
    id: label,
    url: baseUrl + ownPath,
    path: ownPath,
    // Without a version it would look in the one the reader chose last.
    resultsOf: (query) => {
      const q = query.trim();
      const parameters = {...(q && {q}), version: ownPath};
      return `${baseUrl}search?${new URLSearchParams(parameters).toString()}`;
    },
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
