import type {TableRoute} from './table';

const withoutSlash = (path: string) => path.replace(/\/$/, '');

function hasPage(routes: readonly TableRoute[], path: string): boolean {
  return routes.some((route) =>
    route.routes
      ? hasPage(route.routes, path)
      : route.path !== '*' && withoutSlash(route.path) === withoutSlash(path),
  );
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
  if (hasPage(routes, pathname)) {
    return undefined;
  }
  const plain = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  return [plain, built].find((path) => path && path !== pathname && hasPage(routes, path));
}
