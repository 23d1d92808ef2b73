/**
 * The components whose facts the build resolves, by the name writers use. To add one: write
 * `src/components/<Name>/facts.ts`, add a line here and one in `src/theme/MDXComponents.tsx`.
 */
import {resolve as resolveArgument} from '../../components/Argument/facts';
import {resolve as resolveArgumentsTable} from '../../components/ArgumentsTable/facts';
import {resolve as resolveCommand} from '../../components/Command/facts';
import {resolve as resolveCommandsTable} from '../../components/CommandsTable/facts';
import {resolve as resolveEndpoint} from '../../components/Endpoint/facts';
import {resolve as resolveStartLines} from '../../components/StartLines/facts';
import type {FactsResolver} from './types';

// The props differ from component to component; each resolver is checked where it is written.
export const resolvers: Readonly<Record<string, FactsResolver<object>>> = {
  Argument: resolveArgument,
  ArgumentsTable: resolveArgumentsTable,
  Command: resolveCommand,
  CommandsTable: resolveCommandsTable,
  Endpoint: resolveEndpoint,
  StartLines: resolveStartLines,
};

/** Components that pages may use and that need no facts. */
export const plainComponents: readonly string[] = ['Tabs', 'TabItem'];
