import {restBasePath} from '../../data/rest/operations';
import {highlightToHtml} from '../../core/highlight';
import {restOperation} from '../../core/rest';
import {openapiFileName} from '../../core/rest/downloads';
import {sampleCode, sampleLanguages} from '../../core/samples';
import {valueOf} from '../../data/values';
import {wordsOf, type Words} from '../../words';
import type {FactsResolver} from '../../core/resolver';

export interface ApiSamplesProps {
  readonly operation: string;
  /** Address of the description of the whole API. */
  readonly description: string;
  /** What the samples call; the reader may name another server. */
  readonly host: string;
  readonly port: string;
  readonly samples: readonly {
    readonly id: string;
    readonly label: string;
    /** Coloured by the build. */
    readonly html: string;
  }[];
  readonly words: Words['apiSamples'];
}

/** `<ApiSamples id="kick" />`: the call of an operation in every language. */
export const resolve: FactsResolver<ApiSamplesProps> = ({id = ''}, {version, locale, baseUrl}) => {
  const {method, path, requestExample} = restOperation(version, locale, id);
  const [host, port] = ['localhost', valueOf('restPort')];
  const request = {
    method,
    path: `${restBasePath}${path}`,
    host,
    port,
    ...(requestExample ? {body: requestExample} : {}),
  };
  return {
    operation: id,
    description: `${baseUrl}data/${version}/${openapiFileName(locale, 'json')}`,
    host,
    port,
    samples: sampleLanguages.map((language) => ({
      id: language.id,
      label: language.label,
      html: highlightToHtml(sampleCode(language.id, request), language.highlight),
    })),
    words: wordsOf(locale).apiSamples,
  };
};
