/**
 * Which route an address fits, as react-router 5 decides it for plain paths: every address of the
 * site is one, and `*` takes what is left.
 */
export interface RoutePattern {
  readonly path?: string;
  readonly exact?: boolean;
  readonly strict?: boolean;
  readonly sensitive?: boolean;
}

export interface Match {
  readonly path: string;
  readonly url: string;
  readonly isExact: boolean;
  readonly params: object;
}

const HOME: Match = {path: '/', url: '/', params: {}, isExact: true};
const BELOW_HOME: Match = {...HOME, isExact: false};

/** The match of no route at all: always the same object, for those who compare. */
export const rootMatch = (pathname: string): Match => (pathname === '/' ? HOME : BELOW_HOME);

/** Throws for a path that is not plain: its parameters would be taken for text. */
export function matchPath(pathname: string, pattern: string | RoutePattern): Match | null {
  const {path, exact, strict, sensitive} =
    typeof pattern === 'string' ? ({path: pattern} as RoutePattern) : pattern;
  if (path === undefined) {
    return null;
  }
  if (path === '*') {
    return {path, url: pathname, isExact: true, params: {0: pathname}};
  }
  if (/[:*()?+]/.test(path)) {
    throw new Error(`The route ${path} is not a plain address: see slim-bundle/matchPath.ts.`);
  }
  const fold = (text: string) => (sensitive ? text : text.toLowerCase());
  const isSlashed = path.endsWith('/');
  const wanted = strict || !isSlashed ? path : path.slice(0, -1);
  if (!fold(pathname).startsWith(fold(wanted))) {
    return null;
  }
  const rest = pathname.slice(wanted.length);
  const isExact = rest === '' || (rest === '/' && !strict);
  const isBelow = rest.startsWith('/') || Boolean(strict && isSlashed);
  if (!isExact && (exact || !isBelow)) {
    return null;
  }
  const url = isExact ? pathname : pathname.slice(0, wanted.length);
  return {path, url: path === '/' && url === '' ? '/' : url, isExact: pathname === url, params: {}};
}
