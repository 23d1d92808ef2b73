import {startTransition, useEffect, useState, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';

interface Props {
  /** Of a list, so many entries begin within the tallest window. */
  readonly after?: number;
  readonly children?: ReactNode;
}

/**
 * The part of a long page that begins below the window (src/plugins/below-fold). Readers who follow a
 * link to the top of the page see that first, and the rest is there two frames later; so a click on a
 * long page is answered as fast as one on a short page. Anchors and the way back need the whole page
 * at once, and so does the HTML of the build.
 */
export default function BelowFold({after = 0, children}: Props): ReactNode {
  const {action} = useHistory();
  const {hash} = useLocation();
  const [isDue, setDue] = useState(action === 'POP');
  const isShown = isDue || hash !== '';

  useEffect(() => {
    if (isShown) {
      return undefined;
    }
    // The second frame: the first one is what the reader waits for.
    let frame = requestAnimationFrame(() => {
      // As a transition, which lets clicks and keys in between.
      frame = requestAnimationFrame(() => startTransition(() => setDue(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, [isShown]);

  if (isShown) {
    return children;
  }
  return Array.isArray(children) && (children as readonly ReactNode[]).slice(0, after);
}
