import {useCallback, useEffect, useRef} from 'react';
import {useHistory} from '@docusaurus/router';

/** The style sheets of box and panel repeat this width. */
export const COVERS_THE_PAGE = '(width <= 996px)';

/** Makes 'back' close a box. Returns how to leave for another page. */
export function useHistoryStep(isOpen: boolean, onBack: () => void): (address: string) => void {
  const history = useHistory();
  const isHeld = useRef(false);
  const back = useRef(onBack);
  useEffect(() => {
    back.current = onBack;
  });
  useEffect(() => {
    if (!isOpen || !window.matchMedia(COVERS_THE_PAGE).matches) {
      return undefined;
    }
    const {href} = window.location;
    window.history.pushState(window.history.state, '');
    isHeld.current = true;
    const onPop = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      isHeld.current = false;
      back.current();
    };
    window.addEventListener('popstate', onPop, true);
    return () => {
      window.removeEventListener('popstate', onPop, true);
      if (isHeld.current && window.location.href === href) {
        const ignore = (event: PopStateEvent) => event.stopImmediatePropagation();
        window.addEventListener('popstate', ignore, {capture: true, once: true});
        window.history.back();
      }
      isHeld.current = false;
    };
  }, [isOpen]);
  return useCallback(
    (address) => {
      const replaces = isHeld.current;
      isHeld.current = false;
      history[replaces ? 'replace' : 'push'](address);
    },
    [history],
  );
}
