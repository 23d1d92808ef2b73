import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {scripts} from '../../src/core/serverFiles/scripts';
import {serverFiles} from './read';

// Every encoding of an editor or of PowerShell 5.1 writes ASCII alike.
it('scripts are ASCII, in lines that a terminal shows', () => {
  const files = serverFiles(/\.(?:ps1|py)$/);
  expect(files.length).toBeGreaterThan(16);
  for (const name of files) {
    expect(fs.readFileSync(name, 'latin1'), name).toMatch(/^[\n -~]*$/);
  }
});

function sentencesOf(text: string): readonly string[] {
  const said =
    /\b(?:say|fail|text|each|agree|Say|Fail|Get-Text)(?:\s+|\(\s*)(?:'([^']*)'|"([^"$]*)")/g;
  const checked = /^\s*(?:check|Test-Setting|foreach .* Test-Setting) .* '([^']*)'(?: \})?$/gm;
  return [...text.matchAll(said), ...text.matchAll(checked)].map(
    ([, one, other]) => one ?? other ?? '',
  );
}

describe('messages', () => {
  const lists = Object.entries(scripts).filter(([name]) => name.startsWith('messages.'));
  const used = new Set(
    Object.entries(scripts)
      .filter(([name]) => /\.(?:sh|ps1|py)$/.test(name))
      .flatMap(([, text]) => [
        ...sentencesOf(text),
        ...(text.match(/(?<=\$portText = ')[^']*/g) ?? []),
      ])
      // The frame of a message about a setting has no words.
      .filter((sentence) => /[a-z]{2}/.test(sentence)),
  );

  it.each(lists)('%s has every sentence of the scripts, and no other', (_, text) => {
    const lines = text.trimEnd().split('\n');
    const pairs = lines.flatMap((line, index) =>
      line.startsWith('= ') ? [[lines[index - 1] ?? '', line.slice(2)] as const] : [],
    );
    expect(lines.length).toBe(pairs.length * 2);
    expect(pairs.map(([english]) => english).sort()).toEqual([...used].sort());
    const values = (sentence: string) => sentence.match(/%s/g)?.length ?? 0;
    expect(pairs.filter(([english, other]) => values(english) !== values(other))).toEqual([]);
    expect(pairs.length).toBeGreaterThan(70);
  });

  it('have a mark, by which every editor of Windows keeps them as they are', () => {
    expect(lists.length).toBeGreaterThan(0);
    for (const [name] of lists) {
      expect(fs.readFileSync(path.join('server', name), 'utf8')).toMatch(/^\uFEFF/);
    }
  });

  it('that go into JSON have nothing that JSON would read', () => {
    for (const sentence of [
      'Restart in %s min. The world is saved first.',
      'The server stops now.',
    ]) {
      expect(used.has(sentence), sentence).toBe(true);
      for (const [, text] of lists) {
        expect(text.split(`\n${sentence}\n= `)[1]).toMatch(/^[^"\\\n]+\n/);
      }
    }
  });
});
