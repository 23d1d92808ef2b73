import generated from '@generated/routes.js';
import {literalPath} from './literalPath';

type Route = (typeof generated)[number];

const toRoute = ({path, routes, ...route}: Route): Route => ({
  ...route,
  path: literalPath(path),
  ...(routes ? {routes: (routes as Route[]).map(toRoute)} : {}),
});

/** Takes the place of Docusaurus' list of all routes in `npm start` and where the HTML is rendered. */
export default generated.map(toRoute);
