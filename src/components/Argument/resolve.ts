import type {FactsResolver} from '../../core/resolver';
import type {ReferenceProps} from '../Reference';
import {argumentsForVersion, findArgument, isArgumentName} from '../../core/arguments';
import {argumentPath} from '../../core/references';

/** `<Argument name="-publiclobby" />`, also with a value: `<Argument name="-port=8250" />`. */
export const resolve: FactsResolver<ReferenceProps> = ({name = ''}, {version}) => {
  const bare = name.replace(/=.*$/, '');
  if (!findArgument(bare, version)) {
    const known = argumentsForVersion(version)
      .map((argument) => argument.name)
      .join(', ');
    throw new Error(
      isArgumentName(bare)
        ? `Version ${version} has no argument ${bare}. Put the sentence inside <Since> or <Only>.`
        : `There is no argument "${bare}". Use one of ${known}, or add it to src/data/arguments.`,
    );
  }
  return {name, to: argumentPath(version, bare)};
};
