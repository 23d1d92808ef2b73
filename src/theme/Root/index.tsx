import type {ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {isElsewhere} from '@site/src/browser/version-routes/isElsewhere';

type History = ReturnType<typeof useHistory>;
const prepared = new WeakSet<History>();

/**
 * Each page knows the routes of its own version only (src/build/version-routes). Where the router
 * would go to any other, the browser loads that page instead.
 */
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

/**
 * The router asks one prompt before it goes, the last that was registered. Here all are asked: the menu
 * of a phone and each search box close on the button 'back', whichever is open.
 */
function sharePrompts(history: History): void {
  type Prompt = Parameters<History['block']>[0];
  const block = history.block.bind(history);
  const prompts = new Set<Prompt>();
  let release: (() => void) | undefined;
  history.block = (prompt) => {
    prompts.add(prompt);
    release ??= block((location, action) => {
      const answers = [...prompts].map((ask) =>
        typeof ask === 'function' ? ask(location, action) : ask,
      );
      return answers.find(
        (answer): answer is string | false => answer === false || typeof answer === 'string',
      );
    });
    return () => {
      prompts.delete(prompt);
      if (prompts.size === 0) {
        release?.();
        release = undefined;
      }
    };
  };
}

/** Around the whole site, in the browser and in the built pages. */
export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  const history = useHistory();
  if (typeof window !== 'undefined' && !prepared.has(history)) {
    prepared.add(history);
    prepare(history);
    sharePrompts(history);
  }
  return children;
}
