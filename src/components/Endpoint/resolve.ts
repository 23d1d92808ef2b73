import {endpointPath, needRestApi} from '../../core/references';
import type {FactsResolver} from '../../core/resolver';
import {isRestOperationId, restCall, restOperations} from '../../data/rest/operations';
import type {ReferenceProps} from '../Reference';

/** `<Endpoint id="shutdown" />` */
export const resolve: FactsResolver<ReferenceProps> = ({id = ''}, {version}) => {
  if (!isRestOperationId(id)) {
    throw new Error(
      `There is no REST operation "${id}". Use one of ${Object.keys(restOperations).join(', ')}.`,
    );
  }
  needRestApi(version);
  return {name: restCall(id), to: endpointPath(version, id)};
};
