/** `src/site/bundle-list` writes the list of modules beside a build. */
import fs from 'node:fs';

type Modules = Readonly<Record<string, number>>;
type ModuleTable = Readonly<Record<string, Modules>>;

const LIST = '.docusaurus/bundle-modules.json';
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
    .filter(([, more]) => more > 100)
    .sort(([, one], [, other]) => other - one);
  return grown.length === 0
    ? `no module is larger than in ${KNOWN}; build it here, or look at the words of the page`
    : grown.map(([name, more]) => `${name} (${more} bytes more before minifying)`).join(', ');
}

/** Notes a page's modules, if UPDATE_MODULES=1. */
export function recordModules(requests: readonly string[], kind: string): void {
  const sorted = (table: object) =>
    Object.fromEntries(Object.entries(table).sort(([one], [other]) => (one < other ? -1 : 1)));
  const now = {...read(KNOWN), ...modulesOf(requests, kind)};
  const parts = Object.entries(now).map(([part, modules]) => [part, sorted(modules)]);
  fs.writeFileSync(
    KNOWN,
    `${JSON.stringify(sorted(Object.fromEntries(parts) as object), null, 2)}\n`,
  );
}
