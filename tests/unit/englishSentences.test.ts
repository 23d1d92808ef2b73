import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

function linesOf(file: string) {
  const source = fs
    .readFileSync(file, 'utf8')
    .replace(/^---\n[^]*?\n---\n|^ *```[^]*?^ *```/gm, (block) => block.replaceAll(/[^\n]/g, ''))
    .replaceAll(
      /<Before [^>]*>[^]*?<\/Before>|<Only v="(?![^"]*1\.0)[^"]*">[^]*?<\/Only>/g,
      (part) => part.replaceAll(/[^\n]/g, ''),
    );
  return source
    .split('\n')
    .map((text, index) => ({
      place: `${file}:${index + 1}`,
      text: text.replaceAll(/<\/?(?:Since|Before|Only)\b[^>]*>|\{\/\*.*?\*\/\}/g, '').trim(),
    }))
    .filter(({text}) => text !== '' && !/^(?:import |<Phrases|#)/.test(text));
}

const plain = (text: string): string =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<[A-Z]\w* (?:id|name)="([^"]*)" \/>/g, '$1')
    .replaceAll(/<[^>]+>/g, '');

const pages = ['docs', 'src/pages'].flatMap((folder) =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => path.join(folder, name)),
);
const lines = pages.sort().flatMap(linesOf);

describe('the English pages', () => {
  it('were read', () => {
    expect(lines.length).toBeGreaterThan(2000);
  });

  it('have hardly a sentence of more than thirty words', () => {
    const long = lines.flatMap(({place, text}) =>
      plain(text)
        .split(/(?<=[.!?]) |\|/)
        .filter((sentence) => sentence.split(/\s+/).filter((word) => /\w/.test(word)).length > 30)
        .map((sentence) => `${place}: ${sentence}`),
    );
    expect(long.length, long.join('\n')).toBeLessThanOrEqual(15);
  });

  it('say "because", "so" or a full stop where a colon would go on in lower case', () => {
    const colons = lines.flatMap(({place, text}) =>
      // After a bold label, readers expect a colon.
      [
        ...plain(text)
          .replaceAll(/\*\*[^*]*(?::\*\*|\*\*[^.:]{0,20}:)/g, '')
          .matchAll(/[\w`)"*]: (?=[a-z])/g),
      ].map(() => `${place}: ${text}`),
    );
    expect(colons.length, colons.join('\n')).toBeLessThanOrEqual(100);
  });

  it('end no paragraph with a link that is no sentence', () => {
    const bare = lines.filter(({text}) =>
      /[.!?)] \[[^\]]+\]\([^)]*\)$/.test(text.replace(/^\d+\. /, '')),
    );
    expect(bare).toEqual([]);
  });
});
