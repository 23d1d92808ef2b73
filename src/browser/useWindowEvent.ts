import {useEffect, useLayoutEffect, useRef} from 'react';

/** Listens to an event of the window from the first paint on. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  follow: (event: WindowEventMap[Type]) => void,
): void {
  const latest = useRef(follow);
  // A key may be pressed before an effect would run.
  useLayoutEffect(() => {
    latest.current = follow;
  });
  useEffect(() => {
    const listen = (event: WindowEventMap[Type]): void => latest.current(event);
    window.addEventListener(type, listen);
    return () => window.removeEventListener(type, listen);
  }, [type]);
}
