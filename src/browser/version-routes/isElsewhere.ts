import {matchPath} from '@docusaurus/router';
import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';

/**
 * Returns whether this page's script lacks the route of a path. The router ignores case, but hosts
 * don't.
 */
export function isElsewhere(pathname: string): boolean {
  const last = matchRoutes(routes, pathname).at(-1)?.route;
  return (
    last?.exact !== true ||
    'isElsewhere' in last ||
    !matchPath(pathname, {...last, sensitive: true})
  );
}
