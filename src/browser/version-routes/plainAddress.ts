import type {TableRoute} from './table';

const withoutSlash = (path: string) => path.replace(/\/$/, '');

function hasPage(routes: readonly TableRoute[], path: string): boolean {
  return routes.some((route) =>
    route.routes
      ? hasPage(route.routes, path)
      : route.path !== '*' && withoutSlash(route.path) === withoutSlash(path),
  );
}

/** The plain form of an address that ends in `.html`, where the table has a page for it. */
export function plainPath(routes: readonly TableRoute[], pathname: string): string | undefined {
  const plain = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  return plain !== pathname && !hasPage(routes, pathname) && hasPage(routes, plain)
    ? plain
    : undefined;
}
