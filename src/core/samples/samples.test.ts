import {execFileSync} from 'node:child_process';
import vm from 'node:vm';
import {expect, it} from 'vitest';
import {tempFolder} from '../../../tests/support/tempFolder';
import {sampleCode, sampleLanguages, type SampleRequest} from '.';
import {highlightToHtml} from '../highlight';
import {isHost, isPort} from './address';

const read: SampleRequest = {method: 'GET', path: '/v1/api/info', host: 'localhost', port: '8212'};
const save: SampleRequest = {...read, method: 'POST', path: '/v1/api/save'};
const tricky = `It's "fine": \\ \${x} $(whoami) \`id\` ‘typographic’ %USERNAME% {y}\nnew line\u2028再起動`;
const announce: SampleRequest = {
  ...read,
  method: 'POST',
  path: '/v1/api/announce',
  body: {message: tricky, waittime: 60},
};

it('never holds the password, and reads it from the environment', () => {
  for (const {id} of sampleLanguages) {
    for (const request of [read, save, announce]) {
      expect(sampleCode(id, request)).toContain('PALWORLD_ADMIN_PASSWORD');
    }
  }
});

it('sends a length for a body that is empty', () => {
  expect(sampleCode('powershell', save)).toContain("Body = ''");
});

it('quotes what a shell, PowerShell, Python and JavaScript would take for something else', () => {
  const body = /--data (?<quoted>'.*') \\\n {4}http/s.exec(sampleCode('curl', announce));
  const printed = execFileSync('bash', ['-c', `printf %s ${body?.groups?.quoted ?? ''}`]);
  expect(JSON.parse(printed.toString())).toEqual(announce.body);

  const script = sampleCode('javascript', announce);
  const object = /JSON\.stringify\((?<object>\{.*?\n {2}\})\)/s.exec(script)?.groups?.object;
  expect(vm.runInNewContext(`JSON.stringify(${object ?? ''})`)).toBe(JSON.stringify(announce.body));

  const python = sampleCode('python', announce).split('request = ')[0] ?? '';
  const file = tempFolder().put('sample.py', `${python}\nprint(json.dumps(body))`);
  const shown = execFileSync('python3', [file], {env: {PALWORLD_ADMIN_PASSWORD: 'x'}});
  expect(JSON.parse(shown.toString())).toEqual(announce.body);

  expect(sampleCode('powershell', announce)).toContain("'It''s \"fine\"");
  expect(sampleCode('powershell', announce)).toContain('‘‘typographic’’');
});

it('writes the address in one piece, so that the page can show another', () => {
  for (const {id, highlight} of sampleLanguages) {
    for (const request of [read, save, announce]) {
      const html = highlightToHtml(sampleCode(id, request), highlight);
      expect(html.split('localhost:8212'), id).toHaveLength(2);
      expect(html, id).toContain('<i class=');
    }
  }
});

it('knows hosts and ports', () => {
  for (const host of ['localhost', '192.0.2.1', 'game.example.com', '[::1]', 'a']) {
    expect(isHost(host), host).toBe(true);
  }
  for (const host of ['', 'a b', "a'b", 'http://a', 'a/b', 'a:1', '$(id)', '-a', 'a.', '::1']) {
    expect(isHost(host), host).toBe(false);
  }
  for (const port of ['1', '8212', '65535']) {
    expect(isPort(port), port).toBe(true);
  }
  for (const port of ['', '0', '65536', '08212', '82a', '-1', '123456']) {
    expect(isPort(port), port).toBe(false);
  }
});
