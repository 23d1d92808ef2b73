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

/** The queries that are stored. They may be damaged, or of another version of the guide. */
export function parseQueries(stored: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list)
      ? list.filter((item): item is string => typeof item === 'string').slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}
