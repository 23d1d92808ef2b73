import type {TableRoute} from './table';

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** The path with or without a slash at its end, as the page's own route has it. */
function pathOfPage(routes: readonly TableRoute[], path: string): string | undefined {
  for (const route of routes) {
    const inside = route.routes && pathOfPage(route.routes, path);
    if (inside !== undefined) {
      return inside;
    }
    if (!route.routes && route.path !== '*' && withoutSlash(route.path) === withoutSlash(path)) {
      return withoutSlash(path) + (route.path.endsWith('/') ? '/' : '');
    }
  }
  return undefined;
}

/**
 * The address of the page in the form that the router knows, where the browser shows another: with
 * `.html` at its end, or one that the host takes for the same (`//`, `/index`, capital letters). The
 * router would show "not found" in place of the page.
 *
 * @param built path for which the HTML was built, from its head; undefined on a page without one
 * @returns undefined when the address needs no change, or belongs to no page of the table
 */
export function plainPath(
  routes: readonly TableRoute[],
  pathname: string,
  built?: string,
): string | undefined {
  if (pathOfPage(routes, pathname) !== undefined) {
    return undefined;
  }
  const plain = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  return [plain, built ?? plain]
    .filter((path) => path !== pathname)
    .map((path) => pathOfPage(routes, path))
    .find((path) => path !== undefined);
}
