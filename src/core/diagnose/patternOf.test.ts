import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {messages} from '../../data/messages';
import {elsewhereFindings} from '../../data/messages/patterns';
import {speakers} from '../../data/messages/speakers';
import {readLine} from './lines';
import {patternOf, patterns, speakerOf} from './patternOf';

/** Each example comes from a public thread or manual. */
const file = fs.readFileSync(path.join(import.meta.dirname, 'fixtures/examples.txt'), 'utf8');
const examples = [...file.matchAll(/^(?<id>\S+) \| .+? \| (?<line>.+)$/gm)].map(
  ({groups}) => [groups!.id!, groups!.line!] as const,
);
const find = (line: string) => {
  const {text} = readLine(line);
  return patternOf(text, speakerOf(text), true);
};

it.each(examples)('patterns: know the public example of %s: %s', (id, line) => {
  expect(find(line)?.id).toBe(id);
});

it('patterns: each wins for a public example, so none stands behind a wider one', () => {
  const winners = new Set(examples.map(([, line]) => find(line)));
  const never = patterns.filter((pattern) => !winners.has(pattern));
  expect(never.map(({id, by, pattern}) => `${by ?? ''} ${id} ${pattern.source}`)).toEqual([]);
  expect(examples).toHaveLength(file.trim().split('\n').length);
});

it('patterns: are of a message or of a finding that leads to a section', () => {
  const known = new Set([
    ...messages.map(({id}) => id),
    ...patterns.flatMap(({id, place, help}) => (place && help ? id : [])),
  ]);
  expect(patterns.filter(({id}) => !known.has(id))).toEqual([]);
  const elsewhere = patterns.flatMap((one) => Object.values(one.elsewhere ?? {}));
  expect(new Set(elsewhere)).toEqual(new Set(elsewhereFindings.map(({id}) => id)));
});

it('speakers: each says a public example', () => {
  const heard = new Set(examples.map(([, line]) => speakerOf(readLine(line).text)));
  expect(Object.keys(speakers).filter((name) => !heard.has(name as never))).toEqual([]);
});
