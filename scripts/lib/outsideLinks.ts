/** Looks at links to other sites, which change without us. */

export interface Broken {
  readonly url: string;
  /** What was wrong: a status, or why there was no answer. */
  readonly why: string;
  /** Pages with this link. */
  readonly from: readonly string[];
}

/** Answers that say nothing about the page: a site that wants no programs, or too many questions. */
const SAYS_NOTHING = new Set([401, 403, 405, 429, 503]);
/** Addresses that stand for the reader's own, and names set aside for examples (RFC 2606). */
const EXAMPLE = /^(?:localhost|[\d.]+|\[.*\]|.*\.local|(?:.*\.)?example(?:\.\w+)?)$/;

/** Tells whether an address leads to another site that should answer. */
export function isOutside(href: string, siteUrl: string): boolean {
  if (!/^https?:/.test(href) || !URL.canParse(href)) {
    return false;
  }
  const {hostname, origin} = new URL(href);
  return origin !== new URL(siteUrl).origin && !EXAMPLE.test(hostname);
}

async function fault(url: string, ask: typeof fetch, seconds: number): Promise<string | undefined> {
  try {
    const response = await ask(url, {
      redirect: 'follow',
      headers: {'user-agent': 'Mozilla/5.0 (link check)'},
      signal: AbortSignal.timeout(seconds * 1000),
    });
    await response.body?.cancel();
    return response.ok || SAYS_NOTHING.has(response.status) ? undefined : `${response.status}`;
  } catch (error) {
    const {message, cause} = error as Error;
    return cause instanceof Error ? `${message}: ${cause.message}` : message;
  }
}

/**
 * Asks for each address, four at a time; one that fails is asked for again after a pause.
 *
 * @param links pages by the address that they link to
 */
export async function brokenLinks(
  links: ReadonlyMap<string, readonly string[]>,
  {
    ask = fetch,
    seconds = 30,
    pause = 5,
  }: {ask?: typeof fetch; seconds?: number; pause?: number} = {},
): Promise<readonly Broken[]> {
  const waiting = [...links];
  const broken: Broken[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [url, from] = next;
      let why = await fault(url, ask, seconds);
      if (why !== undefined) {
        await new Promise((resolve) => setTimeout(resolve, pause * 1000));
        why = await fault(url, ask, seconds);
      }
      if (why !== undefined) {
        broken.push({url, why, from});
      }
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  return broken;
}
