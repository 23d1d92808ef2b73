import {restBasePath} from '../../data/rest/operations';
import {highlightToHtml} from '../../core/highlight';
import {restOperation} from '../../core/rest';
import {sampleCode, sampleLanguages} from '../../core/samples';
import {values} from '../../data/values';
import {wordsOf} from '../../words';
import type {FactsAttributes, FactsContext} from '../../core/resolver';

export function resolve({id = ''}: FactsAttributes, {version, locale}: FactsContext) {
  const {method, path, requestExample: body} = restOperation(version, locale, id);
  const call = {
    method,
    path: `${restBasePath}${path}`,
    host: 'localhost',
    port: values.restPort as string,
  };
  return {
    ...call,
    body: body && JSON.stringify(body, null, 2),
    samples: sampleLanguages.map(({id: language, label, highlight}) => ({
      id: language,
      label,
      html: highlightToHtml(sampleCode(language, {...call, body}), highlight),
    })),
    words: wordsOf(locale).apiSamples,
  };
}

export type ApiSamplesProps = ReturnType<typeof resolve>;
export type ApiRequest = Omit<ApiSamplesProps, 'samples' | 'words'>;
