/** The recipes on the overview of the REST API, run as they stand in the built pages. */
import {describe, expect, it} from 'vitest';
import {restOperationsForVersion} from '../../src/core/rest';
import {built, codeOf, PASSWORD, versions} from '../support/restApi/builtCode';
import {runCode} from '../support/restApi/run';
import {startTestServer} from '../support/restApi/testServer';

describe('the recipes of the overview', () => {
  const cases = built.flatMap((locale) => versions.map((version) => [locale, version] as const));
  const tried = new Set<string>();
  /** The code of a recipe, or nothing where the same code has just been run beside the same server. */
  const recipe = (
    locale: (typeof built)[number],
    version: (typeof versions)[number],
    title: string,
  ) => {
    const found = codeOf(locale, version, 'api/rest-api/palwold-rest-api').find(
      (block) => block.title === title,
    );
    expect(found, `${title} on the overview of ${version}`).toBeDefined();
    const replies = restOperationsForVersion(version, 'en')
      .filter(({id}) => id === 'players' || id === 'metrics')
      .map(({responseExample}) => responseExample?.value);
    const task = JSON.stringify([found?.code, replies]);
    return tried.size === tried.add(task).size ? undefined : (found?.code ?? '');
  };

  /** Runs a recipe beside a server of its own, as the page says: with its password and address. */
  const runBeside = async (
    version: (typeof versions)[number],
    code: string,
    /** Of the environment, beside password and address. */
    variables: Readonly<Record<string, string>>,
  ) => {
    const server = await startTestServer({version, password: PASSWORD});
    try {
      const outcome = await runCode('python', code, {
        PALWORLD_ADMIN_PASSWORD: PASSWORD,
        PALWORLD_API: `http://127.0.0.1:${server.port}/v1/api`,
        ...variables,
      });
      expect(outcome.errors).toBe('');
      return {output: outcome.output, calls: server.calls.map(({operation}) => operation)};
    } finally {
      await server.close();
    }
  };

  it.each(cases)('export the metrics, in %s for %s', async (locale, version) => {
    // One scrape from inside the same process, then the end.
    const code = recipe(locale, version, 'exporter.py')?.replace(
      /^ThreadingHTTPServer\((.*)\)\.serve_forever\(\)$/m,
      [
        'import threading',
        'server = ThreadingHTTPServer($1)',
        'threading.Thread(target=server.serve_forever, daemon=True).start()',
        'print(urllib.request.urlopen(f"http://127.0.0.1:{server.server_port}/metrics").read().decode())',
      ].join('\n'),
    );
    if (code === undefined) {
      return;
    }
    const {output} = await runBeside(version, code, {EXPORTER_PORT: '0'});
    expect(output).toMatch(/^palworld_serverfps \d+$/m);
    expect(output).toMatch(/^palworld_up 1$/m);
  });

  it.each(cases)('post the player list, in %s for %s', async (locale, version) => {
    // The webhook is replaced by printing; the loop ends at its first pause.
    const code = recipe(locale, version, 'player_list.py')?.replace(
      '    time.sleep(60)',
      '    break',
    );
    if (code === undefined) {
      return;
    }
    expect(code).toContain('    break');
    const {output} = await runBeside(
      version,
      code.replace(
        'urllib.request.urlopen(request, timeout=15).close()',
        'print(request.data.decode("unicode_escape"))',
      ),
      {CHAT_WEBHOOK_URL: 'http://127.0.0.1:9/'},
    );
    expect(output).toContain('Aki');
    expect(output).not.toMatch(/192\.0\.2|steam_/);
  });

  it('have been run as often as they differ', () => {
    expect(tried.size).toBeGreaterThanOrEqual(4);
  });
});
