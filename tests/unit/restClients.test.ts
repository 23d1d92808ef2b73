import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {transformSync} from 'esbuild';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {restOperationsForVersion} from '../../src/core/rest';
import {clientFileNames, type ClientId} from '../../src/core/rest/downloads';
import {pageFile} from '../../src/words/pageFiles';
import {restVersions} from '../../src/data/features';
import {locales, type Locale} from '../../src/data/locales';
import {readSpec, type Schema} from '../../src/data/rest/spec';
import {canRun, runCode} from '../support/restApi/run';
import {startTestServer, type TestServer} from '../support/restApi/testServer';
import {tempFolder} from '../support/tempFolder';

const PASSWORD = 'it\'s "quoted"-再';
const {folder, put} = tempFolder({}, afterAll);
const hasPython = canRun('python');

const clients = Object.fromEntries(
  Object.entries(clientFileNames).map(([id, name]) => [
    id,
    fs.readFileSync(`openapi/clients/${name}`, 'utf8'),
  ]),
) as Readonly<Record<ClientId, string>>;

function beside(id: ClientId, client: string, code: string): string {
  const place = fs.mkdtempSync(path.join(folder, 'client-'));
  if (id === 'python') {
    fs.writeFileSync(path.join(place, 'palworld_rest.py'), client);
    return `import sys\nsys.path.insert(0, ${JSON.stringify(place)})\n${code}`;
  }
  const module = path.join(place, 'palworld-rest.mjs');
  fs.writeFileSync(module, transformSync(client, {loader: 'ts', format: 'esm'}).code);
  return code.replace('./palworld-rest.ts', pathToFileURL(module).href);
}

describe.each(restVersions)('the clients of %s', (version) => {
  let server: TestServer;
  let address: string;
  const operations = restOperationsForVersion(version, 'en');
  beforeAll(async () => {
    server = await startTestServer({version, password: PASSWORD});
    address = `http://127.0.0.1:${server.port}`;
  });
  afterAll(() => server.close());
  const called = (since: number) => server.calls.slice(since).map(({operation}) => operation);

  it('run in TypeScript', async () => {
    const {code} = transformSync(clients.typescript, {loader: 'ts', format: 'esm'});
    const file = put(`${version}.mjs`, code);
    const {palworldApi} = (await import(pathToFileURL(file).href)) as {
      palworldApi: (options: object) => Record<string, (body?: object) => Promise<unknown>>;
    };
    const right = palworldApi({password: PASSWORD, address: `${address}/`});
    const wrong = palworldApi({password: 'wrong', address});
    const before = server.calls.length;
    for (const {id, requestExample, responseExample} of operations) {
      const name = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
      const answer = await right[name]!(requestExample);
      expect(typeof answer, id).toBe(responseExample ? 'object' : 'string');
      await expect(wrong[name]!(requestExample), id).rejects.toMatchObject({
        name: 'PalworldApiError',
        status: 401,
      });
    }
    expect(called(before)).toEqual(operations.map(({id}) => id));
  });

  it.skipIf(!hasPython)('run in Python', async () => {
    const before = server.calls.length;
    const calls = operations.map(({id, requestExample}) => [id, requestExample ?? null]);
    const code = `import json
from palworld_rest import PalworldApi, PalworldApiError
calls = json.loads(${JSON.stringify(JSON.stringify(calls))})
password = json.loads(${JSON.stringify(JSON.stringify(PASSWORD))})
for given in (password, "wrong"):
    api = PalworldApi(given, ${JSON.stringify(`${address}//`)})
    for name, body in calls:
        try:
            reply = getattr(api, name.replace("-", "_"))(*([] if body is None else [body]))
            print(name, type(reply).__name__)
        except PalworldApiError as error:
            print(name, error.status)
`;
    const {output, errors} = await runCode('python', beside('python', clients.python, code), {});
    expect(errors).toBe('');
    expect(output.trim().split('\n')).toEqual([
      ...operations.map(({id, responseExample}) => `${id} ${responseExample ? 'dict' : 'str'}`),
      ...operations.map(({id}) => `${id} 401`),
    ]);
    expect(called(before)).toEqual(operations.map(({id}) => id));
  });
});

describe('the samples of the page about data', () => {
  const samples = (locale: Locale) =>
    fs.readFileSync(pageFile('.', 'api/data', locale), 'utf8').match(/```\w+ title=[^`]+```/g)!;

  it('are the same in every language', () => {
    expect(locales.map(samples)).toEqual(locales.map(() => samples('en')));
  });

  it.each([
    ['javascript', 'typescript', '```ts'],
    ...(hasPython ? [['python', 'python', '```python'] as const] : []),
  ] as const)('run: %s', async (language, id, fence) => {
    const server = await startTestServer({version: '0.6.8', password: PASSWORD});
    const client = clients[id].replace('localhost:8212', `127.0.0.1:${server.port}`);
    const sample = samples('en').find((text) => text.startsWith(`${fence} `)) ?? '';
    const code = sample.replace(/^```.*\n|```$/g, '');
    expect(code).toContain('players');
    const {errors, output} = await runCode(language, beside(id, client, code), {
      PALWORLD_ADMIN_PASSWORD: PASSWORD,
    });
    await server.close();
    expect(errors).toBe('');
    expect(output.trim().split('\n')).toEqual(['Aki', 'Mei']);
  });
});

it('the clients know every field of the newest version', () => {
  const {components} = readSpec(restVersions[0]!, 'en') as unknown as {
    components: {schemas: Readonly<Record<string, Schema>>};
  };
  const fields = Object.entries(components.schemas)
    .filter(([name]) => name !== 'Settings')
    .flatMap(([, {properties = {}}]) => Object.keys(properties));
  expect(fields.length).toBeGreaterThan(20);
  for (const [id, text] of Object.entries(clients)) {
    const lacking = fields.filter((field) => !new RegExp(`\\b${field}\\b`).test(text));
    expect(lacking, `openapi/clients, ${id}`).toEqual([]);
  }
});
