import {expect, it} from 'vitest';
import {cutTwin, idsIn} from './twinParts';

const address = 'https://guide.example/x/';
const words = (count: number) => 'word '.repeat(count).trim();

it('leaves a page alone that is short enough', () => {
  expect(cutTwin('# A\n\n## B\n', address)).toEqual({markdown: '# A\n\n## B\n', parts: []});
});

it('makes files of scripts, then of sections; what is short stays', () => {
  const script = `/opt/run.sh\n\n\`\`\`bash\n## no heading\n${words(500)}\n\`\`\``;
  const page = `# A\n\n${words(100)}\n\n${script}\n\n## <a id="b"></a>B\n\n${words(320)}\n\n## <a id="c"></a>C\n\nshort`;
  const one = cutTwin(page, address, page.length - 200);
  expect(one.markdown).toContain(`- [\`/opt/run.sh\`](${address}run.sh.md)`);
  expect(one.parts.map(({name}) => name)).toEqual(['run.sh']);
  const two = cutTwin(page, address, 3300);
  expect(two.markdown).toBe(
    `# A\n\n${words(100)}\n\n- [\`/opt/run.sh\`](${address}run.sh.md)\n- [B](${address}b.md)\n\n## <a id="c"></a>C\n\nshort`,
  );
  expect(two.parts.map(({markdown}) => idsIn(markdown))).toEqual([[], ['b']]);
});

it('names beside each link the settings of its file', () => {
  const setting = (id: string) => `### <a id="${id}"></a>\`${id}\` Title\n\n${words(155)}`;
  const page = `# A\n\n## <a id="b"></a>B\n\n${setting('ExpRate')}\n\n${setting('bIsPvP')}\n\n## <a id="c"></a>C\n\n${words(320)}`;
  expect(cutTwin(page, address, 3300).markdown).toBe(
    `# A\n\n- [B](${address}b.md): \`ExpRate\`, \`bIsPvP\`\n- [C](${address}c.md)`,
  );
});

it('cuts a section that is still too long between rows, each piece with the head of the table', () => {
  const row = (id: number) => `| <a id="r${id}"></a>${words(40)} | x |`;
  const rows = Array.from({length: 40}, (_, id) => row(id)).join('\n');
  const page = `# A\n\n## <a id="b"></a>B\n\n**Title**\n\n| K | V |\n| - | - |\n${rows}\n\nEnd.`;
  const {parts} = cutTwin(page, address, 5000);
  expect(parts.map(({name}) => name)).toEqual(['b', 'b-2', 'b-3']);
  expect(parts.slice(1).map(({markdown}) => markdown.slice(0, 20))).toEqual(
    parts.slice(1).map(() => '| K | V |\n| - | - |\n'),
  );
  expect(parts.flatMap(({markdown}) => idsIn(markdown))).toHaveLength(41);
  expect(parts.filter(({markdown}) => markdown.length > 3500)).toEqual([]);
});
