/** What README.md says of the index files of the search, held against every one of them. */
import fs from 'node:fs';
import Ajv from 'ajv';
import {describe, expect, it} from 'vitest';
import {documentTypes, type IndexFile} from '../../src/core/search/types';
import {address, locales, versions} from '../support/addresses';
import {builtFile} from '../support/builtSite';

const id = {type: 'integer', minimum: 1};
const text = {type: 'string', minLength: 1};
const fieldsOf = {
  title: {
    u: {type: 'string', pattern: '^/'},
    b: {type: 'array', items: text},
    w: {type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1},
  },
  heading: {h: {type: 'string', pattern: '^#.'}, p: id},
};
const documentsOf = (type: (typeof documentTypes)[number]) => {
  const own = type in fieldsOf ? fieldsOf[type as keyof typeof fieldsOf] : {};
  return {
    type: 'array',
    items: {
      type: 'object',
      properties: {i: id, t: text, ...own},
      required: ['i', 't', ...Object.keys(own).filter((name) => name !== 'w')],
      additionalProperties: false,
    },
  };
};
const schema = {
  type: 'array',
  items: documentTypes.map((type, at) => ({
    type: 'object',
    properties: {
      documents: documentsOf(type),
      ...(at === 0 ? {synonyms: {type: 'array', items: text}} : {}),
    },
    required: ['documents', ...(at === 0 ? ['synonyms'] : [])],
    additionalProperties: false,
  })),
  minItems: documentTypes.length,
  additionalItems: false,
};
const validate = new Ajv({strict: false}).compile(schema);

const files = locales.flatMap((locale) =>
  versions.map((version) => builtFile(`${address(locale, version, '')}search-index.json`)),
);

describe.each(files.filter((file) => fs.existsSync(file)))('%s', (file) => {
  const index = JSON.parse(fs.readFileSync(file, 'utf8')) as IndexFile;

  it('has the fields of the contract and no others', () => {
    validate(index);
    expect(validate.errors?.slice(0, 5) ?? []).toEqual([]);
  });

  it('gives each place one id, to which its texts belong', () => {
    const [pages = [], headings = [], ...texts] = index.map(({documents}) => documents);
    const places = [...pages, ...headings].map(({i}) => i);
    expect(places.length).toBeGreaterThan(100);
    expect(new Set(places).size).toBe(places.length);
    const ofPages = new Set(pages.map(({i}) => i));
    expect(headings.filter(({p}) => !ofPages.has(p ?? 0))).toEqual([]);
    const known = new Set(places);
    expect(texts.flat().filter(({i}) => !known.has(i))).toEqual([]);
  });
});
