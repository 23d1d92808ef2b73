import {describe, expect, it} from 'vitest';
import {classesOf, withToolSheets} from './toolSheets';

const sheets = () => [{file: 'tool-Editor.1a2b.css', classes: ['bar_a+b1', 'field_a+b1']}];
const page = (content: string) =>
  `<head><link rel=stylesheet href=/ja/assets/css/styles.82ef.css /></head>${content}`;

describe('the style sheet of a tool', () => {
  it('knows its classes, as pages write them', () => {
    expect(classesOf('.bar_a\\+b1{x:y}.bar_a\\+b1 a,.field_a\\+b1{x:y}', 'x')).toEqual([
      'bar_a+b1',
      'field_a+b1',
    ]);
    expect(() => classesOf('p{x:y}', 'tool-x.css')).toThrow('tool-x.css');
  });

  it('is linked once in the pages that show the tool, and in no other', () => {
    const linked = withToolSheets(page('<p class="field_a+b1">'), sheets);
    expect(linked).toContain(
      '/styles.82ef.css /><link rel="stylesheet" href="/ja/assets/css/tool-Editor.1a2b.css"></head>',
    );
    expect(withToolSheets(linked, sheets)).toBe(linked);
    expect(withToolSheets(page('<p class="other_c2d3">'), sheets)).toBe(
      page('<p class="other_c2d3">'),
    );
  });
});
