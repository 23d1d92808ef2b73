import {isTexts, readStored} from '../../core/stored';

const MOST = 6;
/** A pasted log is no question to ask again. Characters. */
const LONGEST = 60;

/** The queries with one more, the newest first; without it, when it is nothing to ask again. */
export function withQuery(queries: readonly string[], query: string): readonly string[] {
  const text = query.trim();
  return text === '' || text.length > LONGEST
    ? queries
    : [text, ...queries.filter((other) => other !== text)].slice(0, MOST);
}

/** The queries that are stored. */
export const parseQueries = (stored: string | null): readonly string[] =>
  (readStored(stored, isTexts) ?? []).slice(0, MOST);
