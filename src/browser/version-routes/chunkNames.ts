import {table, type TableRoute} from './table';

const names: Record<string, object> = {};

function collect(routes: readonly TableRoute[]): void {
  for (const {path, hash, chunks, routes: children} of routes) {
    if (chunks) {
      names[`${path}-${hash}`] = chunks;
    }
    collect(children ?? []);
  }
}
collect(table.routes);

/** Replaces Docusaurus' list of the chunks of every route. */
export default names;
