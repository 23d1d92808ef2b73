import {useMemo} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import {parseQueries, withQuery} from './recentQueries';

const KEY = 'search.recent';

interface RecentQueries {
  readonly recent: readonly string[];
  readonly remember: (query: string) => void;
  readonly forget: (query: string) => void;
  readonly forgetAll: () => void;
}

/** Keeps successful queries on the device alone. */
export function useRecentQueries(): RecentQueries {
  const [stored, slot] = useStorageSlot(KEY);
  return useMemo(() => {
    const read = () => parseQueries(slot.get());
    const write = (queries: readonly string[]) =>
      queries.length > 0 ? slot.set(JSON.stringify(queries)) : slot.del();
    return {
      recent: parseQueries(stored),
      remember: (query) => write(withQuery(read(), query)),
      forget: (query) => write(read().filter((other) => other !== query)),
      forgetAll: () => slot.del(),
    };
  }, [stored, slot]);
}
