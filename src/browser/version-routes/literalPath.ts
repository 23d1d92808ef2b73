/**
 * An address as a pattern of the router that matches this address alone. The router reads a path as a
 * pattern, in which `:name`, `*` and brackets have a meaning: with them, a page would answer other
 * addresses too, or not its own. `*` alone is the route of the page for wrong addresses.
 */
export function literalPath(path: string): string {
  return path === '*' ? path : path.replace(/[():*\\]/g, '\\$&');
}
