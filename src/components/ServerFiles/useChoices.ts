import {useCallback, useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {
  defaultChoices,
  fromQuery,
  toQuery,
  type Choices,
  type ServerFilesFacts,
} from '@site/src/core/serverFiles';

/** While a reader types, the address waits. */
const ADDRESS_DELAY = 400;

/** The choices, which live in the address: a link brings them to another language or version. */
export function useChoices(
  facts: ServerFilesFacts,
): readonly [choices: Choices, change: (next: Choices) => void] {
  const history = useHistory();
  const {search} = useLocation();
  // The first frame is that of the HTML, which knows no address.
  const [choices, setChoices] = useState(() => defaultChoices(facts.systems[0] ?? 'linux', facts));
  const query = useRef('');

  useEffect(() => {
    const wanted = search.replace(/^\?/, '');
    if (wanted !== query.current) {
      query.current = wanted;
      setChoices(fromQuery(wanted, facts));
    }
  }, [search, facts]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = useCallback(
    (next: Choices) => {
      setChoices(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        query.current = toQuery(next, facts);
        history.replace({...history.location, search: query.current && `?${query.current}`});
      }, ADDRESS_DELAY);
    },
    [facts, history],
  );
  return [choices, change];
}
