import type {FactsResolver} from '../../core/resolver';
import type {ReferenceProps} from '.';
import {argumentsForVersion, findArgument, isArgumentName} from '../../core/arguments';
import {argumentPath} from '../../core/references';
import {unknownName} from './unknownName';

export const component = 'Reference';

/** `<Argument name="-publiclobby" />`, also with a value: `<Argument name="-port=8250" />`. */
export const resolve: FactsResolver<ReferenceProps> = ({name = ''}, {version}) => {
  const bare = name.replace(/=.*$/, '');
  if (!findArgument(bare, version)) {
    throw unknownName('argument', bare, version, {
      isInOthers: isArgumentName(bare),
      known: argumentsForVersion(version),
    });
  }
  return {name, to: argumentPath(version, bare)};
};
