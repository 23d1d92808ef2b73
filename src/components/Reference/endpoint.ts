import {endpointPath, needRestApi} from '../../core/references';
import type {FactsResolver} from '../../core/resolver';
import {
  isRestOperationId,
  restCall,
  restOperations,
  restOperationsOf,
} from '../../data/rest/operations';
import type {ReferenceProps} from '.';

export const component = 'Reference';

/** `<Endpoint id="shutdown" />` */
export const resolve: FactsResolver<ReferenceProps> = ({id = ''}, {version}) => {
  if (!isRestOperationId(id)) {
    throw new Error(
      `There is no REST operation "${id}". Use one of ${Object.keys(restOperations).join(', ')}.`,
    );
  }
  needRestApi(version);
  if (!restOperationsOf(version).includes(id)) {
    throw new Error(
      `The REST API of ${version} has no operation "${id}". Put the sentence inside <Since> or <Only>.`,
    );
  }
  return {name: restCall(id), to: endpointPath(version, id)};
};
