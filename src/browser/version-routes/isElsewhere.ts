import {matchPath} from '@docusaurus/router';
import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';

/**
 * Whether this page's script lacks the page of a path. The router takes capital letters for small
 * ones, hosts don't.
 */
export function isElsewhere(pathname: string): boolean {
  const last = matchRoutes(routes, pathname).at(-1)?.route;
  return (
    last?.exact !== true ||
    'isElsewhere' in last ||
    !matchPath(pathname, {...last, sensitive: true})
  );
}
