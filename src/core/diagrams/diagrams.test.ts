import {describe, expect, it} from 'vitest';
import {locales} from '../../data/locales';
import {versionIds} from '../../data/versions';
import {wordsOf} from '../../words';
import {diagramIds, drawDiagram} from '.';
import {examplePacket} from './rconPacket';
import {textWidth, wrapText} from './text';

describe('wrapText', () => {
  it('breaks between words and keeps every word', () => {
    const lines = wrapText('open it only if the server is missing', 100, 'body');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe('open it only if the server is missing');
  });

  it('keeps a Japanese particle with its word and starts no line with a full stop', () => {
    const lines = wrapText('サーバーを止めてから、設定ファイルを編集します。', 110, 'body');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe('サーバーを止めてから、設定ファイルを編集します。');
    for (const line of lines) {
      expect(line).not.toMatch(/^[、。をはがに]/);
    }
  });

  it('takes a line break from the text', () => {
    expect(wrapText('one\ntwo', 500, 'body')).toEqual(['one', 'two']);
  });
});

it('has words for every picture and for no other', () => {
  expect(Object.keys(wordsOf('en').diagrams)).toEqual(diagramIds);
});

describe.each(diagramIds)('the picture %s', (id) => {
  it.each(versionIds.flatMap((version) => locales.map((locale) => [version, locale] as const)))(
    'keeps inside its frame in %s, %s, and tells itself in sentences',
    (version, locale) => {
      const drawn = drawDiagram(id, version, wordsOf(locale).diagrams);
      expect(drawn.sentences.length).toBeGreaterThan(1);
      for (const scene of [drawn.wide, drawn.narrow]) {
        expect(scene.shapes.length).toBeGreaterThan(10);
        for (const shape of scene.shapes) {
          if (shape.kind === 'text') {
            const width = textWidth(shape.text, shape.style);
            const start = shape.anchor === 'middle' ? shape.x - width / 2 : shape.x;
            expect(start, shape.text).toBeGreaterThanOrEqual(0);
            expect(start + width, shape.text).toBeLessThanOrEqual(scene.width + 8);
            expect(shape.y, shape.text).toBeLessThanOrEqual(scene.height);
          } else if (shape.kind === 'box') {
            expect(shape.x + shape.width).toBeLessThanOrEqual(scene.width);
            expect(shape.y + shape.height).toBeLessThanOrEqual(scene.height);
          }
        }
      }
    },
  );
});

it('shows the REST API only from the version that has it', () => {
  const texts = (version: '0.1.5.1' | '0.2.4.0') =>
    JSON.stringify(drawDiagram('ports', version, wordsOf('en').diagrams));
  expect(texts('0.1.5.1')).not.toMatch(/REST|8212/);
  expect(texts('0.2.4.0')).toMatch(/TCP 8212/);
});

it('writes the example packet as the protocol asks', () => {
  expect(Object.values(examplePacket()).join(' ')).toBe(
    '0e 00 00 00 07 00 00 00 02 00 00 00 49 6e 66 6f 00 00',
  );
});

it('names a picture that does not exist', () => {
  expect(() => drawDiagram('nothing', '0.6.8', {})).toThrow('There is no picture "nothing"');
});
