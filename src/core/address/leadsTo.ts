/** What a page needs of the redirects: the list itself is made while the site is built (index.ts). */

/** Paths below the base of the site, without a slash at either end: 'docs/glossary', 'glossary'. */
export type Redirects = Readonly<Record<string, string>>;

/**
 * Where an address leads that the site doesn't have: the one way from a wrong address to a page.
 *
 * @param redirects the list of the build as it arrived; anything may be in its place
 * @param path below the base of the site, as the browser has it
 * @returns a path below the base, or undefined when it is not in the list
 */
export function leadsTo(redirects: unknown, path: string): string | undefined {
  const from = path.replace(/\/$/, '');
  const to: unknown =
    redirects && Object.hasOwn(redirects, from) ? (redirects as Redirects)[from] : undefined;
  return typeof to === 'string' && isInside(to) ? to : undefined;
}

/** Tells a path of the site. Never a slash in front: below the root of a host that would be another host. */
export const isInside = (path: string): boolean => /^(?:\w[\w.-]*(?:\/|$))*$/.test(path);

/** The path without what a browser takes for the start of another host's address: '//', '\', a tab. */
export const insideSite = (path: string): string => path.replace(/[\s\\/\p{Cc}]+/gu, '/');
