/**
 * The compiler also finds records without words, but these checks name the file to edit, and find
 * words of records that are gone.
 */
import {serverArguments} from '../data/arguments';
import {startScenarios} from '../data/arguments/scenarios';
import {commands} from '../data/commands';
import {imageOptions} from '../data/communityImages/options';
import {glossaryTerms} from '../data/glossary';
import {handbookTables} from '../data/handbook';
import {hosts} from '../data/hosts';
import {lines} from '../data/lines';
import {memorySizes} from '../data/memory';
import {runModes} from '../data/operations';
import {serverFiles} from '../data/paths';
import {platforms} from '../data/platforms';
import {ports} from '../data/ports';
import {saveTools} from '../data/saveTools';
import {questions, serverKindIds} from '../data/serverKinds';
import {settingGroups, settings} from '../data/settings';
import {notes} from '../data/whatsNew';
import type {WordTree} from '.';

type Records = readonly (
  string | {readonly id: string} | {readonly key: string} | {readonly name: string}
)[];

const idOf = (record: Records[number]): string =>
  typeof record === 'string'
    ? record
    : 'id' in record
      ? record.id
      : 'key' in record
        ? record.key
        : record.name;

const answers = questions
  .flatMap((question) => [...question.answers])
  .flatMap((answer) => (typeof answer === 'string' ? answer : answer.map((one) => one.answer)));

const RECORDS: Readonly<Record<string, Records>> = {
  'arguments > arguments': serverArguments,
  'arguments > scenarios': startScenarios,
  commands,
  'communityImages > options': imageOptions,
  'glossary > terms': glossaryTerms,
  'hosts > hosts': hosts,
  'lines > lines': lines,
  'memory > remarks': memorySizes,
  'operations > modes': runModes,
  'paths > files': serverFiles,
  'platforms > platforms': platforms,
  'ports > ports': ports,
  'saveTools > tools': saveTools,
  'serverKinds > answers': answers,
  'serverKinds > kinds': serverKindIds,
  'serverKinds > questions': questions,
  'settings > groups': settingGroups,
  'settings > settings': settings,
  whatsNew: notes,
  ...Object.fromEntries(
    Object.entries(handbookTables).map(([name, rows]) => [
      `handbook > ${name} > rows`,
      Object.keys(rows),
    ]),
  ),
};

/** Returns a sentence for each record without words, and for words without a record. */
export function recordsAndWords(words: WordTree, locale: string): readonly string[] {
  return Object.entries(RECORDS).flatMap(([place, records]) => {
    const [topic = '', ...keys] = place.split(' > ');
    const tree = [topic, ...keys].reduce<WordTree | string | undefined>(
      (part, key) => (typeof part === 'object' ? part[key] : undefined),
      words,
    );
    const ids = new Set(records.map(idOf));
    const texts = new Set(typeof tree === 'object' ? Object.keys(tree) : []);
    const name = (id: string) => `"${[...keys, id].join(' > ')}"`;
    const file = `src/words/${locale}/${topic}.json`;
    return [
      ...[...ids]
        .filter((id) => !texts.has(id))
        .map(
          (id) => `${file} lacks ${name(id)}: the record ${id} of src/data/${topic} has no words.`,
        ),
      ...[...texts]
        .filter((id) => !ids.has(id))
        .map((id) => `${file} has ${name(id)}, which is no record of src/data/${topic}.`),
    ];
  });
}
