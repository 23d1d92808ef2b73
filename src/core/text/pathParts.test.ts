import {expect, it} from 'vitest';
import {codeInParts, partsOfCode, withBreaks, withWholeArguments} from './pathParts';

const shown = (code: string) =>
  partsOfCode(code)
    .map(({text, isWhole, mayBreak}) => `${mayBreak ? '|' : ''}${isWhole ? `[${text}]` : text}`)
    .join('');

it.each([
  ['number', 'number'],
  ['RESTAPIPort', 'RESTAPIPort'],
  ['PalEggDefaultHatchingTime', 'Pal|Egg|Default|Hatching|Time'],
  ['Pal/Saved/Config/LinuxServer/x.ini', 'Pal/|Saved/|Config/|Linux|Server/|x.|ini'],
  ['C:\\\\palserver\\Pal\\Saved\\a', 'C:\\\\|palserver\\|Pal\\|Saved\\|a'],
  ['docker compose up -d', 'docker compose up [-d]'],
  ['--name "-port=8211"', '[--n]ame ["-p]ort=8211"'],
  ['Get-NetUDPEndpoint -LocalPort 8211', 'Get-NetUDPEndpoint [-L]ocalPort 8211'],
  ['8211/UDP', '[8211/UDP]'],
  ['-', '-'],
  ['a - b', 'a - b'],
  ['', ''],
])('breaks %s where a reader would', (code, expected) => expect(shown(code)).toBe(expected));

it.each([
  '',
  'Pal/Saved/Config/LinuxServer/x.ini  ',
  ' -a\n--b\tc ',
  'DropItemMaxNum_UNKO=-1_000000',
])('loses nothing of "%s"', (code) =>
  expect(
    partsOfCode(code)
      .map(({text}) => text)
      .join(''),
  ).toBe(code),
);

it('writes the parts of escaped code as HTML', () => {
  expect(codeInParts('&quot;x&quot; -d')).toBe('&quot;x&quot; <span class="guide-whole">-d</span>');
  expect(codeInParts('-UseMultithreadForDedicated')).toBe(
    '<span class="guide-whole">-U</span>se<wbr>Multithread<wbr>For<wbr>Dedicated',
  );
});

it('breaks long names of coloured code at their parts, and no tag', () => {
  expect(withBreaks('<span class="a-very-long/name.of-a-class">curl</span> http://x')).toBe(
    '<span class="a-very-long/name.of-a-class">curl</span> http://x',
  );
  expect(withBreaks('-u admin http://127.0.0.1:8212/v1/api/info')).toBe(
    '-u admin http://127.0.0.1:8212/<wbr>v1/<wbr>api/<wbr>info',
  );
});

it('keeps hyphens of arguments with their names in coloured code', () => {
  expect(withWholeArguments('up -d &quot;x&quot;\n--all a-b')).toBe(
    'up <i class="w">-d</i> &quot;x&quot;\n<i class="w">--a</i>ll a-b',
  );
  expect(withWholeArguments('a -<i class="k">File</i> b')).toBe(
    'a <i class="w">-<i class="k">File</i></i> b',
  );
  expect(withWholeArguments('<i class="p">-d</i>')).toBe('<i class="p"><i class="w">-d</i></i>');
});
