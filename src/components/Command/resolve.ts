import type {FactsResolver} from '../../core/resolver';
import type {ReferenceProps} from '../Reference';
import {commandsForVersion, findCommand, isCommandName} from '../../core/commands';
import {commandPath} from '../../core/references';

/** `<Command name="Shutdown" />` */
export const resolve: FactsResolver<ReferenceProps> = ({name = ''}, {version}) => {
  if (!findCommand(name, version)) {
    const known = commandsForVersion(version)
      .map((command) => command.name)
      .join(', ');
    throw new Error(
      isCommandName(name)
        ? `Version ${version} has no command ${name}. Put the sentence inside <Since> or <Only>.`
        : `There is no command "${name}". Use one of ${known}, or add it to src/data/commands.`,
    );
  }
  return {name, to: commandPath(version, name)};
};
