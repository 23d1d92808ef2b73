export type Redirects = Readonly<Record<string, string>>;

/**
 * Gives the path below the base.
 * @param redirects the downloaded list, whose form is unchecked
 */
export function leadsTo(redirects: unknown, path: string): string | undefined {
  const from = path.replace(/\/$/, '');
  const to: unknown =
    redirects && Object.hasOwn(redirects, from) ? (redirects as Redirects)[from] : undefined;
  return typeof to === 'string' && isInside(to) ? to : undefined;
}

/** A slash in front would lead to another host. */
export const isInside = (path: string): boolean => /^(?:\w[\w.-]*(?:\/|$))*$/.test(path);

/** Takes out what a browser reads as another host: '//', '\', a tab. */
export const insideSite = (path: string): string => path.replace(/[\s\\/\p{Cc}]+/gu, '/');
