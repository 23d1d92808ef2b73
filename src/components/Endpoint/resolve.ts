import {isRestOperationId, restOperations} from '../../data/commands/restOperations';
import type {FactsResolver} from '../../core/resolver';
import {hasRestApi} from '../../core/commands';
import {endpointPath} from '../../core/references';

export interface EndpointProps {
  /** Method and path: `POST /v1/api/shutdown`. */
  readonly label: string;
  readonly to: string;
}

/** `<Endpoint id="shutdown" />` */
export const resolve: FactsResolver<EndpointProps> = ({id = ''}, {version}) => {
  if (!isRestOperationId(id)) {
    throw new Error(
      `There is no REST operation "${id}". Use one of ${Object.keys(restOperations).join(', ')}.`,
    );
  }
  if (!hasRestApi(version)) {
    throw new Error(
      `Version ${version} has no REST API. Put the sentence inside <Since v="0.2.4.0">.`,
    );
  }
  return {label: `${restOperations[id]} /v1/api/${id}`, to: endpointPath(version, id)};
};
