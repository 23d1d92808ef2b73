import {matchPath} from '@docusaurus/router';
import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';

/**
 * True for a path whose page this page's script does not know: another version's, or none. The router
 * takes capital letters for small ones; a host has the page for wrong addresses there.
 */
export function isElsewhere(pathname: string): boolean {
  const last = matchRoutes(routes, pathname).at(-1)?.route;
  return (
    last?.exact !== true ||
    'isElsewhere' in last ||
    !matchPath(pathname, {...last, sensitive: true})
  );
}
