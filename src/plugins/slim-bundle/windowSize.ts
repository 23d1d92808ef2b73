/**
 * Stands in for the theme's hook of the same name, whose first answer is an update that cannot wait:
 * on a phone it brings the whole menu.
 */
import {startTransition, useEffect, useState} from 'react';
import {isHydrated} from '../../browser/hydration';

/** Also in the theme's style sheets, in pixels. */
const BREAKPOINT = 996;

const sizeAt = (breakpoint: number) => (window.innerWidth > breakpoint ? 'desktop' : 'mobile');

/** 'ssr' until the page has come alive; then whether there is room for the menu at the side. */
export function useWindowSize({desktopBreakpoint = BREAKPOINT} = {}): 'desktop' | 'mobile' | 'ssr' {
  const [size, setSize] = useState<'desktop' | 'mobile' | 'ssr'>(() =>
    // On a page that is opened by a link, no HTML from the build has to be met.
    isHydrated() ? sizeAt(desktopBreakpoint) : 'ssr',
  );
  useEffect(() => {
    const update = () => setSize(sizeAt(desktopBreakpoint));
    startTransition(update);
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return size;
}
