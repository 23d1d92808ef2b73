import {restBasePath} from '../../data/rest/operations';
import {highlightToHtml} from '../../core/highlight';
import {restOperation} from '../../core/rest';
import {sampleCode, sampleLanguages} from '../../core/samples';
import {valueOf} from '../../data/values';
import {wordsOf, type Words} from '../../words';
import type {FactsResolver} from '../../core/resolver';

/** A call of the REST API. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST';
  /** With the base path: `/v1/api/kick`. */
  readonly path: string;
  /** As JSON; absent for a call without a body. */
  readonly body?: string;
  /** What the samples call; the reader may name another server. */
  readonly host: string;
  readonly port: string;
}

export interface ApiSamplesProps extends ApiRequest {
  readonly samples: readonly {
    readonly id: string;
    readonly label: string;
    /** Coloured by the build. */
    readonly html: string;
  }[];
  readonly words: Words['apiSamples'];
}

/** `<ApiSamples id="kick" />`: the call of an operation in every language. */
export const resolve: FactsResolver<ApiSamplesProps> = ({id = ''}, {version, locale}) => {
  const {method, path, requestExample: body} = restOperation(version, locale, id);
  const call = {
    method,
    path: `${restBasePath}${path}`,
    host: 'localhost',
    port: valueOf('restPort'),
  };
  return {
    ...call,
    ...(body ? {body: JSON.stringify(body, null, 2)} : {}),
    samples: sampleLanguages.map(({id: language, label, highlight}) => ({
      id: language,
      label,
      html: highlightToHtml(sampleCode(language, {...call, ...(body ? {body} : {})}), highlight),
    })),
    words: wordsOf(locale).apiSamples,
  };
};
