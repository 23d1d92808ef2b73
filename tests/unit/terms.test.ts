/** The words of the interface and of the data in English; textlint reads the prose of the pages. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {termsOf} from '../support/terms';

const terms = termsOf('terms-en.yml');
const folder = 'src/words/en';

/** Every text in a file of words, with the keys that lead to it. */
function textsOf(value: unknown, key: string): readonly (readonly [string, string])[] {
  return typeof value === 'string'
    ? [[key, value]]
    : Object.entries(value as object).flatMap(([name, part]) => textsOf(part, `${key}.${name}`));
}

describe('the English words of the interface', () => {
  it('keep to .textlint/terms-en.yml', () => {
    const texts = fs
      .readdirSync(folder)
      // What readers type into the search is in their words.
      .filter((name) => name !== 'phrases.json')
      .flatMap((name) =>
        textsOf(JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')), name),
      );
    expect(texts.length).toBeGreaterThan(1000);
    expect(terms.length).toBeGreaterThan(5);
    const inScripts = /^(?:serverFiles|scripts|settingsCommand)\.json/;
    const wrong = terms.flatMap(({expected, pattern}) =>
      texts
        .filter(([key]) => !(expected.endsWith("'t") && inScripts.test(key)))
        .filter(([, text]) => pattern.test(text.replace(/`[^`]*`/g, '')))
        .map(([key, text]) => `${key}: "${text}". Write "${expected}".`),
    );
    expect(wrong).toEqual([]);
  });
});
