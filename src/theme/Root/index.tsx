import type {ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {isElsewhere} from '@site/src/browser/version-routes/isElsewhere';

type History = ReturnType<typeof useHistory>;
const prepared = new WeakSet<History>();

/** Each page knows the routes of its own version only (src/site/version-routes). */
function prepare(history: History): void {
  for (const method of ['push', 'replace'] as const) {
    const go = history[method].bind(history) as (...args: unknown[]) => void;
    history[method] = (to: unknown, ...rest: unknown[]) => {
      const href = typeof to === 'string' ? to : history.createHref(to as never);
      const url = new URL(href, window.location.href);
      if (url.pathname !== window.location.pathname && isElsewhere(url.pathname)) {
        window.location[method === 'push' ? 'assign' : 'replace'](url.href);
      } else {
        go(to, ...rest);
      }
    };
  }
}

export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  const history = useHistory();
  if (typeof window !== 'undefined' && !prepared.has(history)) {
    prepared.add(history);
    prepare(history);
  }
  return children;
}
