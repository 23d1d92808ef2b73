/**
 * Stands in for Docusaurus' own module: fetches a file that the next page may need. Each file costs a
 * phone a few milliseconds, and a menu leads to dozens of pages: they are asked for when the browser
 * has nothing better to do, a few at a time.
 */
declare const __webpack_require__: {
  /** Where the site's files are. */
  readonly p: string;
  /** The file of a chunk, by its name. */
  readonly u: (name: string) => string;
  gca?: (name: string) => string;
};

/** Docusaurus asks here for the file of a chunk; its own table of them is left out (chunkTable.ts). */
__webpack_require__.gca = (name) => __webpack_require__.p + __webpack_require__.u(name);

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

function askSoon(url: string): void {
  if (!asked.has(url)) {
    asked.add(url);
    waiting.push(url);
    if (waiting.length === 1) {
      whenIdle(ask);
    }
  }
}

/**
 * Asks for a page's script some time soon, and for what it keeps out of that
 * (src/build/mdx/deferred.ts). Nothing waits for them, and nothing is lost when they fail.
 */
export default function prefetch(url: string): Promise<void> {
  askSoon(url);
  const [, name] = /([^/.]+)\.[^/]+$/.exec(url) ?? [];
  const more = __webpack_require__.gca!(`${name}d`);
  // As the bundler calls what it does not know.
  if (!more.includes('undefined')) {
    askSoon(more);
  }
  return Promise.resolve();
}
