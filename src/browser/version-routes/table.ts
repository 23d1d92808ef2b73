import {plainPath} from './plainAddress';

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

function builtPath(): string | undefined {
  const {lang} = document.documentElement;
  const link = (kind: string) =>
    document.querySelector<HTMLLinkElement>(`link[rel=alternate][${kind}]`)?.href;
  const own = link('type="text/markdown"') ?? link(`hreflang="${lang}"`);
  return own && (new URL(own).pathname.replace(/(?:\/index)?\.md$/, '') || '/');
}

/** The entry script of a version calls this function before anything else runs. */
export function install(
  routes: readonly TableRoute[],
  chunks: Readonly<Record<string, Load>>,
): void {
  table.routes = routes;
  table.chunks = chunks;
  // The address is corrected first, because a redirect by the router would come too late to fetch
  // the right page.
  const plain = plainPath(routes, window.location.pathname, builtPath());
  if (plain) {
    window.history.replaceState(
      window.history.state,
      '',
      plain + window.location.search + window.location.hash,
    );
  }
}
