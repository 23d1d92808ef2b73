import {useEffect, useLayoutEffect, useRef} from 'react';

/** Listens to an event of the window from the first paint on. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  follow: (event: WindowEventMap[Type]) => void,
): void {
  const latest = useRef(follow);
  // A layout effect listens from the first paint on, while an effect could miss an early key press.
  useLayoutEffect(() => {
    latest.current = follow;
  });
  useEffect(() => {
    const listen = (event: WindowEventMap[Type]): void => latest.current(event);
    window.addEventListener(type, listen);
    return () => window.removeEventListener(type, listen);
  }, [type]);
}
