import {useCallback, useState, type ComponentType} from 'react';
import type {SearchPanelProps} from '@site/src/components/SearchPanel';

/** A panel that has not arrived by then is said to have failed; if it comes later, it is shown. */
const PATIENCE = 8000;

interface LoadedPanel {
  readonly Panel?: ComponentType<SearchPanelProps>;
  readonly status?: 'loading' | 'failed';
}

/** The panel below the box, and with it the search: loaded when the box is first used. */
export function usePanel(): LoadedPanel & {readonly load: () => void} {
  const [panel, setPanel] = useState<LoadedPanel>({});
  const load = useCallback(() => {
    setPanel((current) => {
      if (current.Panel || current.status === 'loading') {
        return current;
      }
      const timer = setTimeout(
        () => setPanel((waiting) => (waiting.Panel ? waiting : {status: 'failed'})),
        PATIENCE,
      );
      import('@site/src/components/SearchPanel')
        .then(
          (module) => setPanel({Panel: module.default}),
          () => setPanel({status: 'failed'}),
        )
        // A failed try must not end the next one.
        .finally(() => clearTimeout(timer));
      return {status: 'loading'};
    });
  }, []);
  return {...panel, load};
}
