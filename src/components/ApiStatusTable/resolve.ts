import {restOperation, type RestResponse} from '../../core/rest';
import {wordsOf, type Words} from '../../words';
import type {FactsResolver} from '../../core/resolver';

export interface ApiStatusTableProps {
  readonly rows: readonly RestResponse[];
  /** With the page, because every other page's script would carry them as well. */
  readonly words: Words['tables']['ApiStatusTable'];
}

/** `<ApiStatusTable id="kick" />`: the status codes of an operation, with cause and fix. */
export const resolve: FactsResolver<ApiStatusTableProps> = ({id = ''}, {version, locale}) => ({
  words: wordsOf(locale).tables.ApiStatusTable,
  rows: restOperation(version, locale, id).responses,
});
