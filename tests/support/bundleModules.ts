/** `src/site/bundle-list` writes the list of modules beside a build. */
import fs from 'node:fs';
import path from 'node:path';

type Modules = Readonly<Record<string, number>>;
type ModuleTable = Readonly<Record<string, Modules>>;

const LIST = `.docusaurus/modules-of-${path.basename(process.env.GUIDE_BUILD_DIR ?? 'build')}.json`;
/** Smaller modules are not named, in bytes before minifying. */
const LEAST = 500;
const KNOWN = 'tests/browser/loading/modules.json';

const read = (file: string): ModuleTable =>
  fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ModuleTable) : {};

function modulesOf(requests: readonly string[], kind: string): ModuleTable {
  const scripts = read(LIST);
  const found: Record<string, Record<string, number>> = {main: {}, [kind]: {}};
  for (const url of requests) {
    const file = new URL(url).pathname.split('/').at(-1)!;
    const bytes = found[file.startsWith('main.') ? 'main' : kind]!;
    // Routes, pages and words are left out, because they are data of the page.
    for (const [name, size] of Object.entries(scripts[file] ?? {})) {
      if (!name.startsWith('.')) {
        bytes[name] = (bytes[name] ?? 0) + size;
      }
    }
  }
  return found;
}

/** Returns modules that are new or larger than before, the largest first. */
export function grownModules(requests: readonly string[], kind: string): string {
  const known = read(KNOWN);
  const grown = Object.entries(modulesOf(requests, kind))
    .flatMap(([part, modules]) =>
      Object.entries(modules).map(
        ([name, size]) => [name, size - (known[part]?.[name] ?? 0)] as const,
      ),
    )
    .filter(([, more]) => more > LEAST)
    .sort(([, one], [, other]) => other - one);
  return grown.length === 0
    ? `no module is larger than in ${KNOWN}; build it here, or look at the words of the page`
    : grown.map(([name, more]) => `${name} (${more} bytes more before minifying)`).join(', ');
}

/** Notes a page's larger modules, if UPDATE_MODULES=1. */
export function recordModules(requests: readonly string[], kind: string): void {
  const sorted = (table: object) =>
    Object.fromEntries(
      Object.entries(table)
        .filter(([, size]) => !(size <= LEAST))
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  const found = modulesOf(requests, kind);
  if (Object.keys(found.main!).length === 0) {
    throw new Error(`${LIST} lacks main.js of this build. Run npm run build here, and then this.`);
  }
  const now = {...read(KNOWN), ...found};
  const parts = Object.entries(now).map(([part, modules]) => [part, sorted(modules)]);
  fs.writeFileSync(
    KNOWN,
    `${JSON.stringify(sorted(Object.fromEntries(parts) as object), null, 2)}\n`,
  );
}
