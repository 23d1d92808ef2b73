import type {FactsResolver} from '../../core/resolver';
import type {ReferenceProps} from '.';
import {commandsForVersion, findCommand, isCommandName} from '../../core/commands';
import {commandPath} from '../../core/references';
import {unknownName} from './unknownName';

export const component = 'Reference';

/** `<Command name="Shutdown" />` */
export const resolve: FactsResolver<ReferenceProps> = ({name = ''}, {version}) => {
  if (!findCommand(name, version)) {
    throw unknownName('command', name, version, {
      isInOthers: isCommandName(name),
      known: commandsForVersion(version),
    });
  }
  return {name, to: commandPath(version, name)};
};
