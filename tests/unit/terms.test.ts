/** textlint reads the pages' prose alone, so this test reads the interface and the data. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {TWICE} from '../../scripts/lib/pageRules';
import {termsOf} from '../support/terms';

const MESSAGES = 'server/messages.ja.txt';

function textsOf(value: unknown, key: string): readonly (readonly [string, string])[] {
  return typeof value === 'string'
    ? [[key, value]]
    : Object.entries(value as object).flatMap(([name, part]) =>
        textsOf(part, key.endsWith(',') ? `${key} "${name}"` : `${key} > "${name}"`),
      );
}

describe.each([
  ['en', 'terms-en.yml'],
  ['ja', 'terms.yml'],
] as const)('the words of the interface in %s', (locale, list) => {
  const folder = `src/words/${locale}`;
  const terms = termsOf(list);
  const texts = fs
    .readdirSync(folder)
    .filter((name) => name !== 'phrases.json')
    .flatMap((name) => {
      const file = path.posix.join(folder, name);
      return textsOf(JSON.parse(fs.readFileSync(file, 'utf8')), `${file},`);
    })
    .concat(locale === 'ja' ? textsOf(fs.readFileSync(MESSAGES, 'utf8').split('\n'), MESSAGES) : [])
    // Other names of a term are left out, because readers use them, whatever the guide says.
    .filter(([place]) => !place.endsWith('> "also"'))
    .map(([place, text]) => [place, text.replace(/`[^`]*`/g, '')] as const);

  it(`keep to .textlint/${list}`, () => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(terms.length).toBeGreaterThan(5);
    const inScripts = /\/(?:serverFiles|scripts|settingsCommand)\.json,/;
    const wrong = terms.flatMap(({expected, pattern}) =>
      texts
        .filter(([place]) => !(expected.endsWith("'t") && inScripts.test(place)))
        .filter(([, text]) => pattern.test(text))
        .map(([place, text]) => `${place}: "${text}". Write "${expected}".`),
    );
    expect(wrong).toEqual([]);
  });

  it('have no word twice in a row', () => {
    const wrong = texts.filter(([, text]) => TWICE.test(text));
    expect(wrong.map(([place, text]) => `${place}: "${TWICE.exec(text)?.[0]}"`)).toEqual([]);
  });
});
