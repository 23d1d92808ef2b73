/**
 * The samples that readers copy, taken from the built pages and run against a fake server of each
 * version: with the right password they succeed, with a wrong one they get a 401.
 */
import Ajv2020 from 'ajv/dist/2020';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {restOperationsForVersion} from '../../src/core/rest';
import {readSpec} from '../../src/data/rest/spec';
import {sampleLanguages} from '../../src/core/samples';
import {canRun, runCode} from '../support/restApi/run';
import {startTestServer, type TestServer} from '../support/restApi/testServer';
import {built, codeOf, PASSWORD, versions} from '../support/restApi/builtCode';
import {faultsOf, unknownCommands} from '../support/powershell';

const ADDRESS = 'localhost:8212';
const runnable = sampleLanguages.filter(({id}) => canRun(id));
const skipped = sampleLanguages.filter((language) => !runnable.includes(language));

const isSample = ({language}: {readonly language: string}) =>
  sampleLanguages.some(({id}) => id === language);

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
        // The number of the build is handed through.
      ]).replace(/"version":"[^"]*"/, '');
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
