import ComponentCreator from '@docusaurus/ComponentCreator';
import {table, type TableRoute} from './table';

function toRoute({path, hash, chunks: _chunks, routes, ...attributes}: TableRoute): object {
  return {
    path,
    component: hash ? ComponentCreator(path, hash) : ComponentCreator('*'),
    ...(routes ? {routes: routes.map(toRoute)} : {}),
    ...attributes,
  };
}

/** Replaces Docusaurus' list of all routes. */
export default table.routes.map(toRoute);
