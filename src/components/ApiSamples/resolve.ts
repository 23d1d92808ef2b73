import {restBasePath} from '../../data/rest/operations';
import {restOperation, type RestOperation} from '../../core/rest';
import {
  sampleLanguages,
  type SampleLanguage,
  type SamplePiece,
  type SampleRequest,
} from '../../core/samples';
import {colouredSample} from '../../core/samples/coloured';
import {valueOf} from '../../data/values';
import {wordsOf, type Words} from '../../words';
import type {FactsResolver} from '../../core/resolver';

export interface ApiSamplesProps {
  readonly operation: string;
  /** The call with the values of the examples. */
  readonly example: SampleRequest;
  /** That call in each language, coloured by the build. */
  readonly samples: Readonly<Record<SampleLanguage, readonly SamplePiece[]>>;
  readonly words: Words['apiSamples'];
}

/** `<ApiSamples id="kick" />`: the call of an operation in every language. */
export const resolve: FactsResolver<ApiSamplesProps> = ({id = ''}, {version, locale}) => {
  const example = exampleRequest(restOperation(version, locale, id));
  return {
    operation: id,
    example,
    samples: Object.fromEntries(
      sampleLanguages.map((language) => [language.id, colouredSample(language.id, example)]),
    ) as Record<SampleLanguage, readonly SamplePiece[]>,
    words: wordsOf(locale).apiSamples,
  };
};

function exampleRequest({method, path, requestExample}: RestOperation): SampleRequest {
  return {
    method,
    path: `${restBasePath}${path}`,
    host: 'localhost',
    port: valueOf('restPort'),
    ...(requestExample ? {body: requestExample} : {}),
  };
}
