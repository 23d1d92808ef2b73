/**
 * The samples and recipes that readers copy, taken from the built pages and run against a fake
 * server of each version: with the right password they succeed, with a wrong one they get a 401.
 */
import fs from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {restOperationsForVersion} from '../../src/core/rest';
import {restVersions} from '../../src/data/features';
import {readSpec} from '../../src/data/rest/spec';
import {sampleLanguages} from '../../src/core/samples';
import {address, locales} from '../support/addresses';
import {canRun, runCode} from '../support/restApi/run';
import {startTestServer, type TestServer} from '../support/restApi/testServer';
import {builtFile} from '../support/builtSite';
import {faultsOf, unknownCommands} from '../support/powershell';

const PASSWORD = `it's "quoted" $HOME 再`;
const ADDRESS = 'localhost:8212';
const runnable = sampleLanguages.filter(({id}) => canRun(id));
const skipped = sampleLanguages.filter((language) => !runnable.includes(language));
const versions = restVersions.filter(
  (version) => !process.env.GUIDE_VERSIONS || process.env.GUIDE_VERSIONS.includes(version),
);
const built = locales.filter((locale) => (process.env.GUIDE_LOCALE ?? locale) === locale);

const isSample = ({language}: {readonly language: string}) =>
  sampleLanguages.some(({id}) => id === language);

/** Code blocks of a page by language, as a reader copies them. */
function codeOf(
  locale: (typeof locales)[number],
  version: (typeof restVersions)[number],
  page: string,
) {
  const $ = load(
    fs.readFileSync(builtFile(path.join(address(locale, version, page), 'index.html')), 'utf8'),
  );
  return $('figure[data-language]')
    .toArray()
    .map((figure) => ({
      language: $(figure).attr('data-language') ?? '',
      title: $(figure).find('figcaption').text(),
      code: $(figure).find('code').text(),
    }));
}

describe('the samples in the built pages', () => {
  const triedTasks = new Set<string>();
  it('can be run here, or are skipped in plain sight', () => {
    const count = versions.length * 11 * built.length;
    for (const {label} of skipped) {
      console.warn(`Skipped ${count} ${label} samples: no runtime for them on this machine.`);
    }
    expect(runnable.map(({id}) => id)).toEqual(
      expect.arrayContaining(['curl', 'python', 'javascript']),
    );
  });

  describe.each(versions)('of %s', (version) => {
    let server: TestServer;
    const ajv = new Ajv2020({strict: false});
    beforeAll(async () => {
      ajv.addSchema(readSpec(version, 'en'), 'spec');
      server = await startTestServer({version, password: PASSWORD});
    });
    afterAll(() => server.close());

    const cases = built.flatMap((locale) =>
      restOperationsForVersion(version, locale).map(
        (operation) => [locale, operation.id, operation] as const,
      ),
    );
    it.each(cases)('in %s: %s', async (locale, id, operation) => {
      const blocks = codeOf(locale, version, `api/rest-api/${id}`);
      for (const {id: language} of sampleLanguages) {
        expect(blocks.filter((block) => block.language === language)).toHaveLength(1);
      }
      const powershell = blocks.find(({language}) => language === 'powershell')?.code ?? '';
      expect(faultsOf(powershell)).toEqual([]);
      expect(unknownCommands(powershell)).toEqual([]);
      // The same code for the same request and reply, in another version or language, has just been run.
      const task = JSON.stringify([
        blocks.filter(isSample),
        operation.requestExample,
        operation.responseExample?.value,
      ]);
      if (triedTasks.has(task)) {
        return;
      }
      triedTasks.add(task);
      await Promise.all(
        runnable.map(async ({id: language}) => {
          const sample = blocks.find((block) => block.language === language)?.code ?? '';
          expect(sample).toContain(ADDRESS);
          const code = sample.replace(ADDRESS, `127.0.0.1:${server.port}`);
          const before = server.calls.length;

          const wrong = await runCode(language, code, {PALWORLD_ADMIN_PASSWORD: 'wrong'});
          expect(wrong.code, `${language} must fail with a wrong password`).not.toBe(0);
          expect(wrong.output + wrong.errors).toContain('401');

          const right = await runCode(language, code, {PALWORLD_ADMIN_PASSWORD: PASSWORD});
          expect(right.code, `${language}: ${right.errors}`).toBe(0);
          if (operation.responseExample) {
            const pointer = `spec#/paths/~1${id}/get/responses/200/content/application~1json/schema`;
            const reply: unknown = JSON.parse(right.output);
            expect(ajv.validate({$ref: pointer}, reply), JSON.stringify(ajv.errors)).toBe(true);
            expect(reply).toEqual(
              restOperationsForVersion(version, 'en').find((one) => one.id === id)?.responseExample
                ?.value,
            );
          }
          expect(server.calls.length).toBeGreaterThan(before);
        }),
      );
      // What arrived is what the page shows, in the reader's language.
      const arrived = server.calls.filter((call) => call.operation === id).slice(-runnable.length);
      expect(arrived).toHaveLength(runnable.length);
      for (const {body} of arrived) {
        expect(body).toEqual(operation.requestExample);
      }
    });
  });

  it('have been run for every operation', () => {
    const operations = versions.flatMap((version) =>
      restOperationsForVersion(version, 'en').map(({id}) => id),
    );
    expect(triedTasks.size).toBeGreaterThanOrEqual(new Set(operations).size);
  });
});

describe('the recipes of the overview', () => {
  const cases = built.flatMap((locale) => versions.map((version) => [locale, version] as const));
  /** Waiting times pass at once. */
  const hurried = (code: string) => `import time\ntime.sleep = lambda seconds: None\n${code}`;
  const recipe = (
    locale: (typeof locales)[number],
    version: (typeof restVersions)[number],
    title: string,
  ) => {
    const found = codeOf(locale, version, 'api/rest-api/palwold-rest-api').find(
      (block) => block.title === title,
    );
    expect(found, `${title} on the overview of ${version}`).toBeDefined();
    return found?.code ?? '';
  };

  it.each(cases)('restart the server, in %s for %s', async (locale, version) => {
    const server = await startTestServer({version, password: PASSWORD, endsOnShutdown: true});
    try {
      const outcome = await runCode(
        'python',
        hurried(recipe(locale, version, 'restart.py')),
        {
          PALWORLD_ADMIN_PASSWORD: PASSWORD,
          PALWORLD_API: `http://127.0.0.1:${server.port}/v1/api`,
        },
        ['echo', 'started again'],
      );
      expect(outcome.errors).toBe('');
      expect(outcome.output).toContain('started again');
      expect(server.calls.map(({operation}) => operation)).toEqual([
        'announce',
        'announce',
        'announce',
        'save',
        'shutdown',
      ]);
    } finally {
      await server.close();
    }
  });

  it.each(cases)('export the metrics, in %s for %s', async (locale, version) => {
    const server = await startTestServer({version, password: PASSWORD});
    try {
      // One scrape from inside the same process, then the end.
      const code = recipe(locale, version, 'exporter.py').replace(
        /^ThreadingHTTPServer\((.*)\)\.serve_forever\(\)$/m,
        [
          'import threading',
          'server = ThreadingHTTPServer($1)',
          'threading.Thread(target=server.serve_forever, daemon=True).start()',
          'print(urllib.request.urlopen(f"http://127.0.0.1:{server.server_port}/metrics").read().decode())',
        ].join('\n'),
      );
      const outcome = await runCode('python', code, {
        PALWORLD_ADMIN_PASSWORD: PASSWORD,
        PALWORLD_API: `http://127.0.0.1:${server.port}/v1/api`,
        EXPORTER_PORT: '0',
      });
      expect(outcome.errors).toBe('');
      expect(outcome.output).toMatch(/^palworld_serverfps \d+$/m);
      expect(outcome.output).toMatch(/^palworld_up 1$/m);
    } finally {
      await server.close();
    }
  });

  it.each(cases)('post the player list, in %s for %s', async (locale, version) => {
    const server = await startTestServer({version, password: PASSWORD});
    try {
      // The webhook is replaced by printing; the loop ends at its first pause.
      const code = recipe(locale, version, 'player_list.py').replace(
        '    time.sleep(60)',
        '    break',
      );
      expect(code).toContain('    break');
      const outcome = await runCode(
        'python',
        code.replace(
          'urllib.request.urlopen(request, timeout=15).close()',
          'print(request.data.decode("unicode_escape"))',
        ),
        {
          PALWORLD_ADMIN_PASSWORD: PASSWORD,
          PALWORLD_API: `http://127.0.0.1:${server.port}/v1/api`,
          CHAT_WEBHOOK_URL: 'http://127.0.0.1:9/',
        },
      );
      expect(outcome.errors).toBe('');
      expect(outcome.output).toContain('Aki');
      expect(outcome.output).not.toMatch(/192\.0\.2|steam_/);
    } finally {
      await server.close();
    }
  });
});
