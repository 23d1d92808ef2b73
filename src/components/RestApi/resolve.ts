import type {FactsResolver} from '../../core/resolver';
import {endpointPath, needRestApi} from '../../core/references';

export interface RestApiProps {
  readonly to: string;
}

/** `<RestApi />`: the words "REST API" as a link to the overview of the page's version. */
export const resolve: FactsResolver<RestApiProps> = (_attributes, {version}) => {
  needRestApi(version);
  // The spelling of the overview's address is public and stays.
  return {to: endpointPath(version, 'palwold-rest-api')};
};
