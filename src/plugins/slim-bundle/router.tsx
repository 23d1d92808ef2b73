/**
 * Stands in for react-router and react-router-dom (version 5) in the browser, with the calls that
 * Docusaurus makes and the same behaviour. The packages bring what a site of plain addresses never
 * uses: patterns in paths, a router in the hash, old context, property checks.
 */
import {createBrowserHistory, type History, type Location} from 'history';
import {
  Children,
  cloneElement,
  createContext,
  createElement,
  isValidElement,
  use,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import {matchPath, rootMatch, type Match, type RoutePattern} from './matchPath';

interface Routing {
  readonly history: History;
  readonly location: Location;
  readonly match: Match;
}

interface RouteProps extends RoutePattern {
  readonly location?: Location;
  readonly computedMatch?: Match;
  readonly component?: ComponentType<RouteProps>;
  readonly render?: (props: object) => ReactNode;
  readonly children?: ReactNode | ((props: object) => ReactNode);
}

/** Of the address bar: the next page's as soon as a reader asks for it. */
const AddressContext = createContext<Routing | null>(null);
/** Of the page that is shown: still the old one's while the next page loads. */
const PageContext = createContext<Routing | null>(null);

/** The router and the address, for what stands at this place. */
export function useRouting(): Routing {
  // Where there is a page, nothing follows the address bar: React would render it all once more.
  const routing = use(PageContext) ?? use(AddressContext);
  if (!routing) {
    throw new Error('A part of the page needs the router and stands outside of it.');
  }
  return routing;
}

export const useHistory = (): History => useRouting().history;
export const useLocation = (): Location => useRouting().location;
export {matchPath};

/** Around the site: knows the address, and shows the new one when it changes. */
export function BrowserRouter({children}: {readonly children?: ReactNode}): ReactNode {
  const [history] = useState(() => createBrowserHistory());
  const readLocation = () => history.location;
  const location = useSyncExternalStore(
    (listener) => history.listen(listener),
    readLocation,
    readLocation,
  );
  return (
    <AddressContext value={{history, location, match: rootMatch(location.pathname)}}>
      {children}
    </AddressContext>
  );
}

/** The site is never built with addresses in the hash (`experimental_router`). */
export const HashRouter = BrowserRouter;

/** react-router-config asks for the match of no route. */
export const Router = {computeRootMatch: rootMatch};

/** Shows its content when the address fits. */
export function Route(props: RouteProps): ReactNode {
  const outer = useRouting();
  const {computedMatch, path, component, render, children} = props;
  const {history} = outer;
  const location = props.location ?? outer.location;
  // While the next page loads, the address outside is the new one already, and this is the old one's.
  const outerMatch = props.location ? rootMatch(location.pathname) : outer.match;
  const match =
    computedMatch ?? (path === undefined ? outerMatch : matchPath(location.pathname, props));
  // The same object as before: what stands here does not change with the address outside.
  const inner = useMemo(() => match && {history, location, match}, [history, location, match]);
  if (!inner) {
    return null;
  }
  const content =
    typeof children === 'function'
      ? children(inner)
      : (children ?? (component ? createElement(component, inner as never) : render?.(inner)));
  return <PageContext value={inner}>{content}</PageContext>;
}

/** Shows the first of its routes that fits. */
export function Switch({
  children,
  ...props
}: {
  readonly location?: Location;
  readonly children?: ReactNode;
}): ReactNode {
  const outer = useRouting();
  const location = props.location ?? outer.location;
  for (const child of Children.toArray(children)) {
    if (isValidElement<RouteProps>(child)) {
      const {path} = child.props;
      const match = path === undefined ? outer.match : matchPath(location.pathname, child.props);
      if (match) {
        return cloneElement(child, {location, computedMatch: match});
      }
    }
  }
  return null;
}

/** Goes on to another address as soon as it is on the page. */
export function Redirect({to, push}: {readonly to: string; readonly push?: boolean}): null {
  const history = useHistory();
  useLayoutEffect(() => {
    history[push ? 'push' : 'replace'](to);
  }, [history, to, push]);
  return null;
}
