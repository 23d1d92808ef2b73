import type {TableRoute} from './table';

const pathsOf = (routes: readonly TableRoute[]): readonly string[] =>
  routes.flatMap(({path, routes: inside}) => (inside ? pathsOf(inside) : [path]));

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
  const paths = new Map(pathsOf(routes).map((path) => [path.replace(/\/$/, ''), path]));
  const pageAt = (path: string) => paths.get(path.replace(/\/$/, ''));
  if (pageAt(pathname) !== undefined) {
    return undefined;
  }
  return (
    pageAt(pathname.replace(/(?:\/index)?\.html$/, '')) ??
    (built === undefined ? undefined : pageAt(built))
  );
}
