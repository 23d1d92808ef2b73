/** The headings of the page about messages are those of src/data/messages, in every version. */
import {expect, it} from 'vitest';
import {messages} from '../../src/data/messages';
import {isPresent} from '../../src/data/versions';
import {locales, versions} from '../support/addresses';
import {builtPage} from '../support/builtSite';

it('has a heading for each message, with its text as it appears', () => {
  let looked = 0;
  for (const locale of locales) {
    for (const version of versions) {
      const {$, path} = builtPage(locale, version, 'operate/messages');
      const shown = $('article h3')
        .toArray()
        .map((heading) => ({
          id: $(heading).attr('id'),
          text: $(heading).find('code').text(),
        }));
      const wanted = messages
        .filter(({since = '0.1.2.0'}) => isPresent({since}, version))
        .map(({id, text}) => ({id, text}));
      expect(shown, path).toEqual(wanted);
      looked += shown.length;
    }
  }
  expect(looked).toBeGreaterThan(locales.length * versions.length * 25);
});
