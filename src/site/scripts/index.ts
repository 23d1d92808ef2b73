/**
 * The scripts that pages show as whole files: `src/data/scripts/<name>`, with the comments and
 * messages of a language (`src/words/<locale>/scripts.json`) in the place of `{{topic.key}}`, fixed
 * values in the place of `{{id}}`, and a part that several scripts share in the place of
 * `{{include name}}`. Pages name a script on an empty code fence: `file="whitelist.sh"`.
 */
import fs from 'node:fs';
import path from 'node:path';
import {valueOf} from '../../data/values';
import type {Locale} from '../../data/locales';
import {wordsOf} from '../../words';

const folder = path.join(__dirname, '../../data/scripts');

/** The names of all scripts. */
export const scriptNames: readonly string[] = fs
  .readdirSync(folder, {withFileTypes: true})
  .filter((entry) => entry.isFile())
  .map(({name}) => name)
  .sort();

/** The text of a script in a language. Throws on a name, a word or a value that does not exist. */
export function readScript(name: string, locale: Locale): string {
  if (!scriptNames.includes(name)) {
    throw new Error(`There is no script "${name}". Use one of ${scriptNames.join(', ')}.`);
  }
  return fill(fs.readFileSync(path.join(folder, name), 'utf8'), name, locale);
}

function fill(text: string, name: string, locale: Locale): string {
  return text
    .replace(/^\{\{include ([\w.]+)\}\}\n/gm, (_line, part: string) =>
      fill(fs.readFileSync(path.join(folder, 'parts', part), 'utf8'), part, locale),
    )
    .replace(/\{\{(\w+)\.(\w+)\}\}/g, (_mark, topic: string, key: string) => {
      const topics: Readonly<Record<string, Readonly<Record<string, string>>>> =
        wordsOf(locale).scripts;
      const words = topics[topic]?.[key];
      if (words === undefined) {
        throw new Error(
          `src/data/scripts: ${name} names the words ${topic}.${key}, which src/words/${locale}/scripts.json lacks.`,
        );
      }
      return words;
    })
    .replace(/\{\{(\w+)\}\}/g, (_mark, id: string) => valueOf(id));
}
