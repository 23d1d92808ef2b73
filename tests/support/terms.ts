import {readYaml, toRegExp} from './readYaml';

const text = {type: 'string'} as const;

/** Returns words forbidden by a textlint list, for what textlint doesn't read. */
export const termsOf = (file: string) =>
  readYaml(`.textlint/${file}`, {
    properties: {
      version: {type: 'uint8'},
      rules: {
        elements: {
          properties: {
            expected: text,
            pattern: text,
            specs: {elements: {properties: {from: text, to: text}}},
          },
        },
      },
    },
  }).rules.map((rule) => ({...rule, pattern: toRegExp(rule.pattern)}));
