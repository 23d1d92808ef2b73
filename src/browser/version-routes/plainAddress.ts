import type {TableRoute} from './table';

const pathsOf = (routes: readonly TableRoute[]): readonly string[] =>
  routes.flatMap(({path, routes: inside}) => (inside ? pathsOf(inside) : [path]));

/**
 * Returns the router's address for `.html`, `//`, `/index` or capital letters; undefined when it
 * needs no change. `built` is the path for which the HTML was built.
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
