/**
 * The clients that the guide publishes, each run against a fake server of its version: with the
 * right password every call is answered, with a wrong one every call is a 401.
 */
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {transformSync} from 'esbuild';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {restOperationsForVersion} from '../../src/core/rest';
import {clientFileNames, type ClientId} from '../../src/core/rest/downloads';
import {pageFile} from '../../src/words/pageFiles';
import {restVersions} from '../../src/data/features';
import {locales} from '../../src/data/locales';
import {readSpec, type Schema} from '../../src/data/rest/spec';
import {runCode} from '../support/restApi/run';
import {startTestServer, type TestServer} from '../support/restApi/testServer';

const PASSWORD = 'it\'s "quoted"-再';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rest-clients-'));
const hasPython = spawnSync('python3', ['--version']).status === 0;
afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));

const clients = Object.fromEntries(
  Object.entries(clientFileNames).map(([id, name]) => [
    id,
    fs.readFileSync(`openapi/clients/${name}`, 'utf8'),
  ]),
) as Readonly<Record<ClientId, string>>;

/** Runs Python code beside the module; the server is in this process, so nothing blocks. */
async function python(code: string): Promise<string> {
  const place = fs.mkdtempSync(path.join(folder, 'python-'));
  fs.writeFileSync(path.join(place, 'palworld_rest.py'), clients.python);
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
  const operations = restOperationsForVersion(version, 'en');
  beforeAll(async () => {
    server = await startTestServer({version, password: PASSWORD});
    address = `http://127.0.0.1:${server.port}`;
  });
  afterAll(() => server.close());
  const called = (since: number) => server.calls.slice(since).map(({operation}) => operation);

  it('run in TypeScript', async () => {
    const file = path.join(folder, `${version}.mjs`);
    const {code} = transformSync(clients.typescript, {loader: 'ts', format: 'esm'});
    fs.writeFileSync(file, code);
    const {palworldApi} = (await import(pathToFileURL(file).href)) as {
      palworldApi: (options: object) => Record<string, (body?: object) => Promise<unknown>>;
    };
    const right = palworldApi({password: PASSWORD, address});
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

  it('run in Python', async ({skip}) => {
    if (!hasPython) {
      console.warn(`Skipped the Python client of ${version}: there is no python3 here.`);
      return skip('no python3');
    }
    const before = server.calls.length;
    const calls = operations.map(({id, requestExample}) => [id, requestExample ?? null]);
    const output = await python(
      `import json
from palworld_rest import PalworldApi, PalworldApiError
calls = json.loads(${JSON.stringify(JSON.stringify(calls))})
password = json.loads(${JSON.stringify(JSON.stringify(PASSWORD))})
for given in (password, "wrong"):
    api = PalworldApi(given, ${JSON.stringify(address)})
    for name, body in calls:
        try:
            reply = getattr(api, name.replace("-", "_"))(*([] if body is None else [body]))
            print(name, type(reply).__name__)
        except PalworldApiError as error:
            print(name, error.status)
`,
    );
    expect(output.trim().split('\n')).toEqual([
      ...operations.map(({id, responseExample}) => `${id} ${responseExample ? 'dict' : 'str'}`),
      ...operations.map(({id}) => `${id} 401`),
    ]);
    expect(called(before)).toEqual(operations.map(({id}) => id));
  });
});

describe.each(locales)('the samples of the page about data, in %s', (locale) => {
  const text = fs.readFileSync(pageFile('.', 'api/data', locale), 'utf8');
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
      const client = clients[language === 'ts' ? 'typescript' : 'python'];
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

it('the clients know every operation and field of the newest version', () => {
  const version = restVersions[0]!;
  const {components} = readSpec(version, 'en') as unknown as {
    components: {schemas: Readonly<Record<string, Schema>>};
  };
  const fields = Object.entries(components.schemas)
    .filter(([name]) => name !== 'Settings')
    .flatMap(([, {properties = {}}]) => Object.keys(properties));
  expect(fields.length).toBeGreaterThan(20);
  for (const [id, text] of Object.entries(clients)) {
    const lacking = [
      ...fields.filter((field) => !new RegExp(`\\b${field}\\b`).test(text)),
      ...restOperationsForVersion(version, 'en')
        .map(({path: call}) => call)
        .filter((call) => !text.includes(`${call}'`) && !text.includes(`${call}"`)),
    ];
    expect(lacking, `openapi/clients, ${id}`).toEqual([]);
  }
});
