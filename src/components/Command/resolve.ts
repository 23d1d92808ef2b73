import type {FactsResolver} from '../../core/resolver';
import {commandsForVersion, findCommand, isCommandName} from '../../core/commands';
import {commandPath} from '../../core/references';

export interface CommandProps {
  readonly name: string;
  readonly to: string;
}

/** `<Command name="Shutdown" />` */
export const resolve: FactsResolver<CommandProps> = ({name = ''}, {version}) => {
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
