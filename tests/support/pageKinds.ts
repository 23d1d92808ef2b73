import {readYaml} from './readYaml';

export const pageKinds = readYaml('tests/support/pageKinds.yaml', {
  elements: {
    properties: {name: {type: 'string'}, path: {type: 'string'}},
    optionalProperties: {isWide: {type: 'boolean'}},
  },
});

export const locales = [
  {locale: 'en', base: '/'},
  {locale: 'ja', base: '/ja/'},
] as const;
