import type {Searcher} from '../../tests/search/evaluate';

/** A search to compare with. */
export interface Engine {
  readonly name: string;
  readonly searcher: Searcher;
  /** Bytes that a reader downloads, gzip; for Pagefind over all queries. */
  readonly bytes: number;
}

export const workDir = 'bench/.work';
