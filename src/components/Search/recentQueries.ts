import {isTexts, readStored} from '../../core/stored';

const MOST = 6;
/** Longer queries aren't stored, because people don't search for a pasted log twice. */
const LONGEST = 60;

export function withQuery(queries: readonly string[], query: string): readonly string[] {
  const text = query.trim();
  return text === '' || text.length > LONGEST
    ? queries
    : [text, ...queries.filter((other) => other !== text)].slice(0, MOST);
}

export const parseQueries = (stored: string | null): readonly string[] =>
  (readStored(stored, isTexts) ?? []).slice(0, MOST);
