import {expect, it} from 'vitest';
import {markdownFiles} from './markdownFiles';

it('links between the files of an edition are relative, all others are whole addresses', () => {
  const root = 'https://example.org/guide/1.0/';
  const text = [
    `[start](${root.slice(0, -1)}.md) [ports](${root}start/ports.md#udp)`,
    `[old](https://example.org/guide/start/ports.md) [data](${root}api.json) ${root}start/ports.md`,
  ].join('\n');
  const files = markdownFiles(
    [
      {twin: 'https://example.org/guide/1.0.md', text: ''},
      {twin: `${root}start/ports.md`, text: 'Ports'},
      {twin: `${root}api/rest/kick.md`, text},
    ],
    root,
  );
  expect(Object.keys(files)).toEqual(['index.md', 'start/ports.md', 'api/rest/kick.md']);
  expect(new TextDecoder().decode(files['api/rest/kick.md'])).toBe(
    [
      '[start](../../index.md) [ports](../../start/ports.md#udp)',
      `[old](https://example.org/guide/start/ports.md) [data](${root}api.json) ${root}start/ports.md`,
    ].join('\n'),
  );
});
