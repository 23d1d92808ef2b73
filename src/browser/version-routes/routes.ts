import ComponentCreator from '@docusaurus/ComponentCreator';
import {literalPath} from './literalPath';
import {table, type TableRoute} from './table';

function toRoute({path, hash, chunks: _chunks, routes, ...attributes}: TableRoute): object {
  const pattern = literalPath(path);
  return {
    path: pattern,
    component: hash ? ComponentCreator(pattern, hash) : ComponentCreator('*'),
    ...(routes ? {routes: routes.map(toRoute)} : {}),
    ...attributes,
  };
}

/** Takes the place of Docusaurus' list of all routes. */
export default table.routes.map(toRoute);
