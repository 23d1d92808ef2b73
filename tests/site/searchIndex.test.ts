/** What README.md says of the index files of the search, held against every one of them. */
import fs from 'node:fs';
import Ajv from 'ajv';
import {describe, expect, it} from 'vitest';
import type {IndexFile} from '../../src/core/search/types';
import {address, locales, versions} from '../support/addresses';
import {builtFile} from '../support/builtSite';

const text = {type: 'string', minLength: 1};
const texts = {type: 'array', items: text};
const object = (required: object, optional: object = {}) => ({
  type: 'object',
  properties: {...required, ...optional},
  required: Object.keys(required),
  additionalProperties: false,
});
const ofPlaces = {text, phrases: {...texts, minItems: 1}};
const validate = new Ajv({strict: false}).compile(
  object({
    synonyms: texts,
    readings: {type: 'object', additionalProperties: text},
    pages: {
      type: 'array',
      minItems: 10,
      items: object(
        {
          url: {type: 'string', pattern: '^/'},
          title: text,
          breadcrumbs: texts,
          description: {type: 'string'},
          keywords: texts,
          sections: {type: 'array', items: object({id: text, title: text}, ofPlaces)},
        },
        {...ofPlaces, weight: {type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1}},
      ),
    },
  }),
);

const files = locales.flatMap((locale) =>
  versions.map((version) => builtFile(`${address(locale, version, '')}search-index.json`)),
);

describe.each(files.filter((file) => fs.existsSync(file)))('%s', (file) => {
  const index = JSON.parse(fs.readFileSync(file, 'utf8')) as IndexFile;

  it('has the fields of the contract and no others', () => {
    validate(index);
    expect(validate.errors?.slice(0, 5) ?? []).toEqual([]);
  });

  it('gives each place of a page one id', () => {
    for (const {url, sections} of index.pages) {
      expect(new Set(sections.map(({id}) => id)).size, url).toBe(sections.length);
    }
  });
});
