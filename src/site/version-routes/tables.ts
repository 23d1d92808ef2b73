import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

export interface Route {
  readonly path: string;
  readonly hash?: string | undefined;
  readonly routes?: readonly Route[];
  readonly [attribute: string]: unknown;
}

type ChunkNames = string | {readonly [key: string]: ChunkNames} | readonly ChunkNames[];

export interface GeneratedRoutes {
  readonly routes: readonly Route[];
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  readonly modules: Readonly<Record<string, string>>;
}

export interface VersionOfDocs {
  readonly label: string;
  readonly path: string;
}

/** Reads Docusaurus' routes. Throws at an unknown form. */
export function readGeneratedRoutes(dir: string): GeneratedRoutes {
  const read = (name: string) => fs.readFileSync(path.join(dir, name), 'utf8');
  const routesCode = read('routes.js').replace(/^import .*$/gm, '');
  const start = routesCode.indexOf('export default');
  if (start < 0) {
    throw new Error('routes.js has another form than known: see version-routes/tables.ts.');
  }
  // The file calls ComponentCreator, which is replaced to return the hash.
  const routes = vm.runInNewContext(
    `(${routesCode
      .slice(start + 'export default'.length)
      .replaceAll('component: ComponentCreator(', 'hash: ComponentCreator(')
      .replace(/;\s*$/, '')})`,
    {ComponentCreator: (_path: string, hash = '') => hash},
  ) as readonly Route[];
  const modules: Record<string, string> = {};
  for (const [, chunk, file] of read('registry.js').matchAll(
    /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ ("(?:[^"\\]|\\.)*")\)/gm,
  )) {
    modules[chunk!] = JSON.parse(file!) as string;
  }
  if (Object.keys(modules).length === 0) {
    throw new Error('registry.js has another form than known: see version-routes/tables.ts.');
  }
  return {
    routes,
    chunkNames: JSON.parse(read('routesChunkNames.json')) as Record<string, ChunkNames>,
    modules,
  };
}

const valuesOf = (names: ChunkNames): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(valuesOf);

const allRoutes = (routes: readonly Route[]): Route[] =>
  routes.flatMap((route) => [route, ...allRoutes(route.routes ?? [])]);

/** Returns the names of the chunks of each page, those of the frame around it included. */
export function chunksByPage(
  {routes, chunkNames}: GeneratedRoutes,
  around: readonly string[] = [],
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    routes.flatMap(({path: at, hash, exact, routes: inside}): [string, readonly string[]][] => {
      const names = [...around, ...valuesOf(chunkNames[`${at}-${hash}`] ?? [])];
      return inside
        ? [...chunksByPage({routes: inside, chunkNames, modules: {}}, names)]
        : exact
          ? [[at, names]]
          : [];
    }),
  );
}

const isSamePath = (one: string, other: string): boolean =>
  one.replace(/\/$/, '') === other.replace(/\/$/, '');

/** Keeps the routes of a version and the pages outside of editions. */
export function routesOfVersion(
  routes: readonly Route[],
  version: VersionOfDocs,
  baseUrl: string,
): Route[] {
  const own = routes.map((route) =>
    route.routes
      ? {...route, routes: route.routes.filter(({path: at}) => isSamePath(at, version.path))}
      : route,
  );
  const hasHome = allRoutes(own).some(({path: at, exact}) => at === baseUrl && exact);
  // The theme links to the home page only if the table has it.
  return hasHome ? own : [{path: baseUrl, exact: true, isElsewhere: true}, ...own];
}

/**
 * Writes each version's module of routes and chunks, by label. Throws at a chunk without a module.
 */
export function tablesByVersion(
  generated: GeneratedRoutes,
  versions: readonly VersionOfDocs[],
  baseUrl: string,
  clientDir: string,
): Map<string, string> {
  // Docusaurus' hashes tell routes of the same path apart, which are inside each other.
  const withChunks = (route: Route, depth: number): Route => ({
    ...route,
    ...(route.hash && {hash: String(depth)}),
    chunks: generated.chunkNames[`${route.path}-${route.hash}`],
    ...(route.routes && {routes: route.routes.map((inside) => withChunks(inside, depth + 1))}),
  });
  return new Map(
    versions.map((version) => {
      const routes = routesOfVersion(generated.routes, version, baseUrl).map((route) =>
        withChunks(route, 0),
      );
      const chunks = new Set(
        allRoutes(routes).flatMap(({chunks: names = []}) => valuesOf(names as ChunkNames)),
      );
      const registry = [...chunks].sort().map((chunk) => {
        const file = generated.modules[chunk];
        if (!file) {
          throw new Error(`The chunk ${chunk} of version ${version.label} has no module.`);
        }
        return `${JSON.stringify(chunk)}: () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(file)}),`;
      });
      const source = `import {install} from ${JSON.stringify(path.join(clientDir, 'table.ts'))};
install(${JSON.stringify(routes)}, {
${registry.join('\n')}
});
`;
      return [version.label, source] as const;
    }),
  );
}
