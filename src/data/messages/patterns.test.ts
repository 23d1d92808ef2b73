import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {messages} from '.';
import {logPatterns, type LogPattern} from './patterns';

/**
 * Examples from public threads: the id of the pattern, where the line was read, the line. Names, IDs
 * and addresses of people are left out of the lines.
 */
const file = fs.readFileSync(path.join(import.meta.dirname, 'fixtures/examples.txt'), 'utf8');
const examples = [...file.matchAll(/^(?<id>\S+) \| .+? \| (?<line>.+)$/gm)].map(
  ({groups}) => [groups!.id!, groups!.line!] as const,
);
const patterns: readonly LogPattern[] = logPatterns;

it.each(examples)('know the public example of %s: %s', (id, line) => {
  expect(patterns.find(({pattern}) => pattern.test(line))?.id).toBe(id);
});

it('are of a message or of a finding, each with an example', () => {
  const known = new Set([
    ...messages.map(({id}) => id),
    ...patterns.flatMap(({id, place, help}) => (place && help ? id : [])),
  ]);
  expect(patterns.filter(({id}) => !known.has(id))).toEqual([]);
  expect(new Set(examples.map(([id]) => id))).toEqual(new Set(patterns.map(({id}) => id)));
  expect(examples).toHaveLength(file.trim().split('\n').length);
});
