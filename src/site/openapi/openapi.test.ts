import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {openapiFiles} from './buildOpenapi';
import {restVersions} from '../../data/features';
import {locales} from '../../data/locales';
import {applyOverlay, nodeAt, type Overlay} from '../../data/rest/overlay';

type Node = null | boolean | number | string | Node[] | {[key: string]: Node};

const read = (version: string, name: string) =>
  parse(fs.readFileSync(path.join('openapi', version, name), 'utf8')) as {[key: string]: Node};

function texts(node: Node, place = '$'): [place: string, text: string][] {
  if (typeof node === 'string') {
    return [[place, node]];
  }
  return node !== null && typeof node === 'object'
    ? Object.entries(node).flatMap(([key, child]) => texts(child, `${place}.${key}`))
    : [];
}

function structure(node: Node): Node {
  if (Array.isArray(node)) {
    return node.map(structure);
  }
  return node !== null && typeof node === 'object'
    ? Object.fromEntries(Object.entries(node).map(([key, child]) => [key, structure(child)]))
    : typeof node;
}

const WORDS = /\.(?:summary|description|x-when|x-fix|x-unit|x-keywords)$|\.x-notes\.[^.]+$/;
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;
const SAME_IN_BOTH = new Set(['cm', 'FPS']);

it('the OpenAPI files: are what openapi/source makes; run "npm run openapi" after a change', () => {
    const files = openapiFiles(process.cwd());
    expect(files).toHaveLength(restVersions.length * locales.length);
    for (const [file, text] of files) {
      expect(fs.readFileSync(file, 'utf8'), file).toBe(text);
    }
  });

  it('the OpenAPI files: never speak of what later versions of the game brought', () => {
    for (const [file, text] of openapiFiles(process.cwd())) {
      expect(/game-data|basecampnum|serverfpsaverage|VoiceChat/.test(text), file).toBe(
        file.startsWith('openapi/1.0'),
      );
    }
  });


describe.each(restVersions)('the Japanese overlay of %s', (version) => {
  const english = read(version, 'openapi.yaml');
  const overlay = read(version, 'overlay.ja.yaml') as unknown as Overlay;
  const japanese = applyOverlay(structuredClone(english), overlay);

  it('changes words only', () => {
    expect(structure(japanese)).toEqual(structure(english));
    const inEnglish = new Map(texts(english));
    const changed = texts(japanese).filter(([place, text]) => inEnglish.get(place) !== text);
    const places = changed.map(([place]) => place).filter((place) => !WORDS.test(place));
    expect(places.filter((place) => !/\.(?:example|value(?:\.\w+)?)$/.test(place))).toEqual([]);
  });

  it('translates every text that a person reads', () => {
    const words = texts(japanese).filter(([place]) => WORDS.test(place));
    expect(words.length).toBeGreaterThan(150);
    const isEnglish = (text: string) =>
      text !== '' && !JAPANESE.test(text) && !SAME_IN_BOTH.has(text);
    const what = 'add them to openapi/source/overlay.ja.yaml, then run npm run openapi';
    expect(words.filter(([, text]) => isEnglish(text)), what).toEqual([]);
  });

  it('has no action that changes nothing', () => {
    for (const {target, update} of overlay.actions) {
      const after = structuredClone(nodeAt(english, target) as object);
      applyOverlay(after, {actions: [{target: '$', update}]});
      expect(after, target).not.toEqual(nodeAt(english, target));
    }
  });
});
