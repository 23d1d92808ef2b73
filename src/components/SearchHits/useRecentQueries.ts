import {useMemo} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';

const KEY = 'search.recent';
const MOST = 6;
/** A pasted log is no question to ask again. Characters. */
const LONGEST = 60;

interface RecentQueries {
  /** The newest first. */
  readonly recent: readonly string[];
  readonly remember: (query: string) => void;
  readonly forget: (query: string) => void;
  readonly forgetAll: () => void;
}

/** What led this reader to a page before. It stays on the device, for as long as they want. */
export function useRecentQueries(): RecentQueries {
  const [stored, slot] = useStorageSlot(KEY);
  return useMemo(() => {
    const read = () => parse(slot.get());
    const write = (queries: readonly string[]) =>
      queries.length > 0 ? slot.set(JSON.stringify(queries)) : slot.del();
    return {
      recent: parse(stored),
      remember: (query) => {
        const text = query.trim();
        if (text !== '' && text.length <= LONGEST) {
          write([text, ...read().filter((other) => other !== text)].slice(0, MOST));
        }
      },
      forget: (query) => write(read().filter((other) => other !== query)),
      forgetAll: () => slot.del(),
    };
  }, [stored, slot]);
}

/** What is stored may be damaged, or of another version of the guide. */
export function parse(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list)
      ? list.filter((item): item is string => typeof item === 'string').slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}
