/**
 * The clients that the guide publishes, each run against a fake server of its version: with the
 * right password every call is answered, with a wrong one every call is a 401.
 */
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {bruToEnvJsonV2, bruToJsonV2, collectionBruToJson} from '@usebruno/lang';
import {transformSync} from 'esbuild';
import {strFromU8, unzipSync} from 'fflate';
import ts from 'typescript';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {clientPath, type ClientId} from '../../src/core/rest/downloads';
import {restOperations} from '../../src/data/rest/operations';
import {restVersions} from '../../src/data/features';
import {locales} from '../../src/data/locales';
import type {VersionId} from '../../src/data/versions';
import {clientFiles} from '../../src/build/rest-clients';
import {clientOperations} from '../../src/build/rest-clients/operations';
import {runCode} from '../support/restApi/run';
import {startTestServer, type TestServer} from '../support/restApi/testServer';

const PASSWORD = 'it\'s "quoted"-再';
const files = clientFiles('https://example.org/');
const ids = Object.keys(restOperations);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rest-clients-'));
const hasPython = spawnSync('python3', ['--version']).status === 0;
afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));

function fileOf(version: VersionId, id: ClientId): string {
  return files.get(clientPath(version, id)) as string;
}

/** A request as a file of requests describes it, its variables filled in. */
interface WrittenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(?<name>\w+)\}\}/g, (_, name: string) => {
    expect(values, `nothing gives {{${name}}}`).toHaveProperty(name);
    return values[name]!;
  });

const basic = (password: string) =>
  `Basic ${Buffer.from(`admin:${password}`, 'utf8').toString('base64')}`;

/** Reads a .http file: variables, then requests parted by '###', headers up to an empty line. */
function readHttp(text: string, given: Readonly<Record<string, string>>): WrittenRequest[] {
  const [head = '', ...parts] = text.split(/^### .*\n/m);
  const own = Object.fromEntries(
    [...head.matchAll(/^@(?<name>\w+) = (?<value>.*)$/gm)].map(({groups}) => [
      groups!.name!,
      groups!.value!,
    ]),
  );
  expect(own).toEqual({address: 'http://localhost:8212', password: 'your-admin-password'});
  return parts.map((part) => {
    const [top = '', ...rest] = fill(part, {...own, ...given}).split('\n\n');
    const [call = '', ...lines] = top.trim().split('\n');
    const [method = '', url = ''] = call.split(' ');
    const headers: Record<string, string> = Object.fromEntries(
      lines.map((line) => [line.replace(/: .*/, ''), line.replace(/^[^:]*: /, '')]),
    );
    // The clients encode 'Basic <user> <password>' themselves.
    const password = /^Basic admin (?<password>.*)$/.exec(headers.Authorization ?? '');
    headers.Authorization = basic(password?.groups?.password ?? '');
    return {method, url, headers, body: rest.join('\n\n').trim() || undefined};
  });
}

/** Reads a Bruno collection with Bruno's own reader. */
function readBruno(zip: Uint8Array, given: Readonly<Record<string, string>>): WrittenRequest[] {
  const entries = Object.entries(unzipSync(zip)).map(
    ([name, bytes]) => [name.replace(/^[^/]+\//, ''), strFromU8(bytes)] as const,
  );
  const text = (name: string) => entries.find(([file]) => file === name)?.[1] ?? '';
  expect((JSON.parse(text('bruno.json')) as {type: string}).type).toBe('collection');
  const environment = bruToEnvJsonV2(text('environments/My server.bru'));
  expect(environment.variables.map(({name, secret}) => [name, secret])).toEqual([
    ['address', false],
    ['password', true],
  ]);
  const {auth} = collectionBruToJson(text('collection.bru'));
  const values = {address: environment.variables[0]!.value, ...given};
  return entries
    .filter(([name]) => /^\w+\.bru$/.test(name) && name !== 'collection.bru')
    .map(([, bru]) => bruToJsonV2(bru))
    .sort((a, b) => Number(a.meta.seq) - Number(b.meta.seq))
    .map(({http, headers = [], body}) => {
      expect(http.auth).toBe('inherit');
      return {
        method: http.method.toUpperCase(),
        url: fill(http.url, values),
        headers: {
          Authorization: `Basic ${Buffer.from(`${auth.basic.username}:${fill(auth.basic.password, values)}`).toString('base64')}`,
          ...Object.fromEntries(headers.map(({name, value}) => [name, value])),
          ...(http.body === 'json' ? {'Content-Type': 'application/json'} : {}),
        },
        body: http.body === 'json' ? body?.json : undefined,
      };
    });
}

async function send({method, url, headers, body}: WrittenRequest): Promise<number> {
  const {'Content-Length': length, ...others} = headers;
  expect(method === 'POST' ? (body ?? length) : 'none').toBeDefined();
  const response = await fetch(url, {
    method,
    headers: others,
    ...(method === 'POST' ? {body: body ?? ''} : {}),
  });
  await response.text();
  return response.status;
}

/** Runs Python code beside the module of a version; the server is in this process, so nothing blocks. */
async function python(version: VersionId, code: string): Promise<string> {
  const place = fs.mkdtempSync(path.join(folder, 'python-'));
  fs.writeFileSync(path.join(place, 'palworld_rest.py'), fileOf(version, 'python'));
  const child = spawn('python3', ['-c', code], {cwd: place});
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await new Promise((resolve) => child.on('close', resolve));
  return output;
}

describe.each(restVersions)('the clients of %s', (version) => {
  let server: TestServer;
  let address: string;
  const operations = clientOperations(version);
  beforeAll(async () => {
    server = await startTestServer({version, password: PASSWORD});
    address = `http://127.0.0.1:${server.port}`;
  });
  afterAll(() => server.close());
  const called = (since: number) => server.calls.slice(since).map(({operation}) => operation);

  it('know every operation', () => {
    expect(operations.map(({id}) => id).sort()).toEqual([...ids].sort());
  });

  it('run in TypeScript', async () => {
    const file = path.join(folder, `${version}.mjs`);
    const {code} = transformSync(fileOf(version, 'typescript'), {loader: 'ts', format: 'esm'});
    fs.writeFileSync(file, code);
    const {palworldApi} = (await import(pathToFileURL(file).href)) as {
      palworldApi: (options: object) => Record<string, (body?: object) => Promise<unknown>>;
    };
    const right = palworldApi({password: PASSWORD, address});
    const wrong = palworldApi({password: 'wrong', address});
    const before = server.calls.length;
    for (const {id, requestExample, reply} of operations) {
      const answer = await right[id]!(requestExample);
      expect(typeof answer, id).toBe(reply ? 'object' : 'string');
      await expect(wrong[id]!(requestExample), id).rejects.toMatchObject({
        name: 'PalworldApiError',
        status: 401,
      });
    }
    expect(called(before)).toEqual(operations.map(({id}) => id));
  });

  it('run in Python', async ({skip}) => {
    if (!hasPython) {
      console.warn(`Skipped the Python client of ${version}: there is no python3 here.`);
      return skip('no python3');
    }
    const before = server.calls.length;
    const calls = operations.map(({id, requestExample}) => [id, requestExample ?? null]);
    const output = await python(
      version,
      `import json
from palworld_rest import PalworldApi, PalworldApiError
calls = json.loads(${JSON.stringify(JSON.stringify(calls))})
password = json.loads(${JSON.stringify(JSON.stringify(PASSWORD))})
for given in (password, "wrong"):
    api = PalworldApi(given, ${JSON.stringify(address)})
    for name, body in calls:
        try:
            reply = getattr(api, name)(*([] if body is None else [body]))
            print(name, type(reply).__name__)
        except PalworldApiError as error:
            print(name, error.status)
`,
    );
    expect(output.trim().split('\n')).toEqual([
      ...operations.map(({id, reply}) => `${id} ${reply ? 'dict' : 'str'}`),
      ...operations.map(({id}) => `${id} 401`),
    ]);
    expect(called(before)).toEqual(operations.map(({id}) => id));
  });

  it.each(['http', 'bruno'] as const)('run as requests: %s', async (id) => {
    const requests = (password: string) =>
      id === 'http'
        ? readHttp(fileOf(version, id), {address, password})
        : readBruno(files.get(clientPath(version, id)) as Uint8Array, {address, password});
    const before = server.calls.length;
    const status = [];
    for (const request of [...requests(PASSWORD), ...requests('wrong')]) {
      status.push(await send(request));
    }
    expect(status).toEqual([...operations.map(() => 200), ...operations.map(() => 401)]);
    expect(called(before)).toEqual(operations.map(({id: operation}) => operation));
  });
});

describe.each(locales)('the samples of the page about data, in %s', (locale) => {
  const text = fs.readFileSync(`src/content/api/data/${locale}.mdx`, 'utf8');
  const sample = (language: string) =>
    new RegExp(`\`\`\`${language} title=.*\\n(?<code>[^\`]+)\`\`\``).exec(text)?.groups?.code ?? '';

  it.each(['ts', 'python'])('run: %s', async (language) => {
    if (language === 'python' && !hasPython) {
      console.warn('Skipped the Python sample: there is no python3 here.');
      return;
    }
    const server = await startTestServer({version: '0.6.8', password: PASSWORD});
    try {
      const code = sample(language);
      expect(code).toContain('players');
      const client = fileOf('0.6.8', language === 'ts' ? 'typescript' : 'python');
      const place = fs.mkdtempSync(path.join(folder, 'sample-'));
      const here = client.replace('localhost:8212', `127.0.0.1:${server.port}`);
      const {code: script} =
        language === 'ts' ? transformSync(here, {loader: 'ts', format: 'esm'}) : {code: here};
      fs.writeFileSync(
        path.join(place, language === 'ts' ? 'palworld-rest.mjs' : 'palworld_rest.py'),
        script,
      );
      const {errors, output} = await runCode(
        language === 'ts' ? 'javascript' : 'python',
        language === 'ts'
          ? code.replace('./palworld-rest.ts', `${pathToFileURL(place).href}/palworld-rest.mjs`)
          : `import sys\nsys.path.insert(0, ${JSON.stringify(place)})\n${code}`,
        {PALWORLD_ADMIN_PASSWORD: PASSWORD},
      );
      expect(errors).toBe('');
      expect(output.trim().split('\n')).toEqual(['Aki', 'Mei']);
    } finally {
      await server.close();
    }
  });
});

describe('the TypeScript clients', () => {
  it('are correct, strict TypeScript', () => {
    const names = restVersions.map((version) => {
      const file = path.join(folder, `palworld-${version}.ts`);
      fs.writeFileSync(file, fileOf(version, 'typescript'));
      return file;
    });
    const program = ts.createProgram(names, {
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      skipLibCheck: true,
      skipDefaultLibCheck: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
      types: [],
    });
    const problems = ts
      .getPreEmitDiagnostics(program)
      .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    expect(problems).toEqual([]);
  });

  it('know only what their version has', () => {
    expect(fileOf('0.4.15', 'typescript')).toContain('worldguid');
    expect(fileOf('0.3.12.0', 'typescript')).not.toContain('worldguid');
    expect(fileOf('0.3.12.0', 'python')).not.toContain('worldguid');
  });
});
