/**
 * Stands in for Docusaurus' own module: fetches a file that the next page may need. Each file costs a
 * phone a few milliseconds, and a menu leads to dozens of pages: they are asked for when the browser
 * has nothing better to do, a few at a time.
 */
const asked = new Set<string>();
const waiting: string[] = [];

/** The longest that files wait when the browser is never idle, in milliseconds. */
const PATIENCE = 2000;

function whenIdle(run: (hasTime: () => boolean) => void): void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback((deadline) => run(() => deadline.timeRemaining() > 3), {timeout: PATIENCE});
  } else {
    setTimeout(() => run(() => false), 50);
  }
}

function ask(hasTime: () => boolean): void {
  do {
    const link = document.createElement('link');
    const url = waiting.shift()!;
    if (link.relList.supports('prefetch')) {
      link.rel = 'prefetch';
      link.href = url;
      document.head.append(link);
    } else {
      // Safari, again. What it fetched it keeps for a while, too.
      fetch(url).catch(() => undefined);
    }
  } while (waiting.length > 0 && hasTime());
  if (waiting.length > 0) {
    whenIdle(ask);
  }
}

/** Asks for a file some time soon. Nothing waits for it, and nothing is lost when it fails. */
export default function prefetch(url: string): Promise<void> {
  if (!asked.has(url)) {
    asked.add(url);
    waiting.push(url);
    if (waiting.length === 1) {
      whenIdle(ask);
    }
  }
  return Promise.resolve();
}
