import {expect, it} from 'vitest';
import {searchOptions} from '../../config/search';
import {validateOptions} from './options';

const validate = (options: object) =>
  validateOptions({options: {...options}, validate: (_, given) => given as never});

it('accepts the options of this guide', () => {
  expect(() => validate({id: 'default', ...searchOptions})).not.toThrow();
});

it.each([
  ['searchContextByPaths', ['api']],
  ['highlightSearchTermsOnTargetPage', true],
  ['searchResultLimits', 8],
  ['language', ['en']],
])('refuses %s, which would do nothing', (name, value) => {
  expect(() => validate({...searchOptions, [name]: value})).toThrow(
    new RegExp(`^Remove from src/config/search.ts .*: ${name} \\(`),
  );
});
