/** The recipes on the overview of the REST API, run as they stand in the built pages. */
import {describe, expect, it} from 'vitest';
import {built, codeOf, PASSWORD, versions} from '../support/restApi/builtCode';
import {runCode} from '../support/restApi/run';
import {startTestServer} from '../support/restApi/testServer';

describe('the recipes of the overview', () => {
  const cases = built.flatMap((locale) => versions.map((version) => [locale, version] as const));
  /** Waiting times pass at once. */
  const hurried = (code: string) => `import time\ntime.sleep = lambda seconds: None\n${code}`;
  const recipe = (
    locale: (typeof built)[number],
    version: (typeof versions)[number],
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
