import {plainPath} from './plainAddress';

/** The table of routes that came with the page; the entry of its version puts it here. */
export interface TableRoute {
  readonly path: string;
  readonly hash?: string | undefined;
  readonly chunks?: object;
  readonly routes?: readonly TableRoute[];
  readonly isElsewhere?: boolean;
}

type Load = () => Promise<unknown>;

export const table: {routes: readonly TableRoute[]; chunks: Readonly<Record<string, Load>>} = {
  routes: [],
  chunks: {},
};

/** The path for which this HTML was built, from the link to the page in its own language. */
function builtPath(): string | undefined {
  const {lang} = document.documentElement;
  const own = document.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang="${lang}"]`);
  return own ? new URL(own.href).pathname : undefined;
}

/** Called by the entry of a version before anything else runs. */
export function install(
  routes: readonly TableRoute[],
  chunks: Readonly<Record<string, Load>>,
): void {
  table.routes = routes;
  table.chunks = chunks;
  // Before the router looks at the address: it would fetch the page of the plain one too late.
  const plain = plainPath(routes, window.location.pathname, builtPath());
  if (plain) {
    window.history.replaceState(
      window.history.state,
      '',
      plain + window.location.search + window.location.hash,
    );
  }
}
