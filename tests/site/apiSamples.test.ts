import Ajv2020 from 'ajv/dist/2020';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {restOperationsForVersion} from '../../src/core/rest';
import {restVersions} from '../../src/data/features';
import {readSpec} from '../../src/data/rest/spec';
import {sampleLanguages} from '../../src/core/samples';
import {locales} from '../support/addresses';
import {blocksOf} from '../support/procedures/blocks';
import {canRun, PASSWORD, runCode} from '../support/restApi/run';
import {startTestServer, type TestServer} from '../support/restApi/testServer';

const ADDRESS = 'localhost:8212';
const languages = sampleLanguages.map(({id}) => id);
const runnable = languages.filter(canRun);
const triedTasks = new Set<string>();

it('can be run here, or are skipped in plain sight', () => {
  console.warn(`Samples are run in ${runnable.join(', ')}, of ${languages.join(', ')}.`);
  expect(runnable).toEqual(expect.arrayContaining(['curl', 'python', 'javascript']));
});

describe.each(restVersions)('the samples of %s', (version) => {
  let server: TestServer;
  const ajv = new Ajv2020({strict: false});
  beforeAll(async () => {
    ajv.addSchema(readSpec(version, 'en'), 'spec');
    server = await startTestServer({version, password: PASSWORD});
  });
  afterAll(() => server.close());

  const cases = locales.flatMap((locale) =>
    restOperationsForVersion(version, locale).map(
      (operation) => [locale, operation.id, operation] as const,
    ),
  );
  it.each(cases)('in %s: %s', async (locale, id, operation) => {
    const blocks = blocksOf(locale, version, `api/rest-api/${id}`);
    const samples = languages.map((language) => {
      const found = blocks.filter((block) => block.language === language);
      expect(found, language).toHaveLength(1);
      return {language, code: found[0]!.code};
    });
    const reply = restOperationsForVersion(version, 'en').find((operation) => operation.id === id)
      ?.responseExample?.value;
    // The same code may have run for another version or language.
    const task = JSON.stringify([samples, operation.requestExample]);
    if (triedTasks.size === triedTasks.add(task).size) {
      return;
    }
    const before = server.calls.length;
    await Promise.all(
      samples
        .filter(({language}) => runnable.includes(language))
        .map(async ({language, code}) => {
          expect(code).toContain(ADDRESS);
          const here = code.replace(ADDRESS, `127.0.0.1:${server.port}`);
          const wrong = await runCode(language, here, {PALWORLD_ADMIN_PASSWORD: 'wrong'});
          expect(wrong.code, `${language} must fail with a wrong password`).not.toBe(0);
          expect(wrong.output + wrong.errors).toContain('401');
          const right = await runCode(language, here, {PALWORLD_ADMIN_PASSWORD: PASSWORD});
          expect(right.code, `${language}: ${right.errors}`).toBe(0);
          if (operation.responseExample) {
            const pointer = `spec#/paths/~1${id}/get/responses/200/content/application~1json/schema`;
            const got: unknown = JSON.parse(right.output);
            expect(ajv.validate({$ref: pointer}, got), JSON.stringify(ajv.errors)).toBe(true);
            expect(got).toEqual(reply);
          }
        }),
    );
    const arrived = server.calls.slice(before).filter((call) => call.operation === id);
    expect(arrived.map(({body}) => body)).toEqual(runnable.map(() => operation.requestExample));
  });
});

it('have been run for every operation', () => {
  const operations = restVersions.flatMap((version) =>
    restOperationsForVersion(version, 'en').map(({id}) => id),
  );
  expect(triedTasks.size).toBeGreaterThanOrEqual(new Set(operations).size);
});
