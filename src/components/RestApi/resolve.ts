import type {FactsResolver} from '../../core/resolver';
import {hasRestApi} from '../../core/commands';
import {endpointPath} from '../../core/references';

export interface RestApiProps {
  readonly to: string;
}

/** `<RestApi />`: the words "REST API" as a link to the overview of the page's version. */
export const resolve: FactsResolver<RestApiProps> = (_attributes, {version}) => {
  if (!hasRestApi(version)) {
    throw new Error(
      `Version ${version} has no REST API. Put the sentence inside <Since v="0.2.4.0">.`,
    );
  }
  // The spelling of the overview's address is public and stays.
  return {to: endpointPath(version, 'palwold-rest-api')};
};
