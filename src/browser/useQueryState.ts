import {useCallback, useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';

const DELAY_MS = 250;

/**
 * Keeps a state in the query of the address, which follows 250 ms later, but not while
 * `isComposing`.
 *
 * @param first the state of the built HTML, which knows no address
 * @param write makes the new query ('' or with '?') from the state and the old query
 */
export function useQueryState<State>(
  first: State,
  read: (query: string) => State,
  write: (state: State, query: string) => string,
): readonly [state: State, change: (next: State, isComposing?: boolean) => void] {
  const history = useHistory();
  const {search} = useLocation();
  const [state, setState] = useState(first);
  /** The last query that this hook wrote, which must change nothing when the router reports it. */
  const known = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // The router may report an older query while the next change waits, so only the current one
    // counts.
    if (search === history.location.search && search !== known.current) {
      known.current = search;
      setState(read(search));
    }
  }, [history, search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = useCallback(
    (next: State, isComposing = false) => {
      setState(next);
      clearTimeout(timer.current);
      if (isComposing) {
        return;
      }
      timer.current = setTimeout(() => {
        const {location} = history;
        known.current = write(next, location.search);
        history.replace({...location, search: known.current});
      }, DELAY_MS);
    },
    [history, write],
  );
  return [state, change];
}
