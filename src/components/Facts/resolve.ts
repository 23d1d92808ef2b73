import type {FactsResolver} from '../../core/resolver';
import {builds, editions} from './tables/builds';
import {handbook} from './tables/handbook';
import {imageDefaults, imageOptions, imageVariables} from './tables/images';
import {laterDefaults, laterSettings} from './tables/later';
import {hosts, lines, saveTools} from './tables/outside';
import {memory, platforms, serverKinds} from './tables/planning';
import {ports, secondServerPorts} from './tables/ports';
import {recipe} from './tables/recipe';
import {restSettings, restStatus} from './tables/rest';
import {restarts} from './tables/restarts';
import type {FactsProps, TableBuilder} from './types';

/** The tables that pages may show. To add one, write its builder in `tables` and name it here. */
const tables: Readonly<Record<string, TableBuilder>> = {
  builds,
  editions,
  handbook,
  hosts,
  imageDefaults,
  imageOptions,
  imageVariables,
  laterDefaults,
  laterSettings,
  lines,
  memory,
  platforms,
  ports,
  recipe,
  restarts,
  restSettings,
  restStatus,
  saveTools,
  secondServerPorts,
  serverKinds,
};

/** `<Facts of="hosts" />`: a table of facts for the page's version and language. */
export const resolve: FactsResolver<FactsProps> = ({of = '', ...attributes}, context) => {
  const table = Object.hasOwn(tables, of) ? tables[of] : undefined;
  if (!table) {
    throw new Error(
      `<Facts of="${of}" /> names no table. Use one of ${Object.keys(tables).join(', ')}.`,
    );
  }
  return table(attributes, context);
};
