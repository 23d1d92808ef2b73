import {restOperation, type RestResponse} from '../../core/rest';
import type {FactsResolver} from '../../core/resolver';

export interface ApiStatusTableProps {
  readonly rows: readonly RestResponse[];
}

/** `<ApiStatusTable id="kick" />`: the status codes of an operation, with cause and cure. */
export const resolve: FactsResolver<ApiStatusTableProps> = ({id = ''}, {version, locale}) => ({
  rows: restOperation(version, locale, id).responses,
});
