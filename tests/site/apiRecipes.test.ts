import {expect, it} from 'vitest';
import {restVersions} from '../../src/data/features';
import {locales, type Version} from '../support/addresses';
import {blocksOf} from '../support/procedures/blocks';
import {PASSWORD, runCode} from '../support/restApi/run';
import {startTestServer} from '../support/restApi/testServer';

function formsOf(title: string): readonly (readonly [code: string, version: Version])[] {
  const forms = new Map<string, readonly [string, Version]>();
  for (const locale of locales) {
    for (const version of restVersions) {
      const found = blocksOf(locale, version, 'api/rest-api/palwold-rest-api').find(
        (block) => block.title === title,
      );
      expect(found, `${title} on the overview of ${version}`).toBeDefined();
      forms.set(`${version} ${found!.code}`, [found!.code, version]);
    }
  }
  return [...forms.values()];
}

async function runBeside(
  version: Version,
  code: string,
  variables: Readonly<Record<string, string>>,
): Promise<string> {
  const server = await startTestServer({version, password: PASSWORD});
  try {
    const {output, errors} = await runCode('python', code, {
      PALWORLD_ADMIN_PASSWORD: PASSWORD,
      PALWORLD_API: `http://127.0.0.1:${server.port}/v1/api`,
      ...variables,
    });
    expect(errors).toBe('');
    return output;
  } finally {
    await server.close();
  }
}

it('the recipe for metrics exports them', async () => {
  const scrape = [
    'import threading',
    'server = ThreadingHTTPServer($1)',
    'threading.Thread(target=server.serve_forever, daemon=True).start()',
    'print(urllib.request.urlopen(f"http://127.0.0.1:{server.server_port}/metrics").read().decode())',
  ].join('\n');
  for (const [code, version] of formsOf('exporter.py')) {
    const once = code.replace(/^ThreadingHTTPServer\((.*)\)\.serve_forever\(\)$/m, scrape);
    const output = await runBeside(version, once, {EXPORTER_PORT: '0'});
    expect(output).toMatch(/^palworld_serverfps \d+$/m);
    expect(output).toMatch(/^palworld_up 1$/m);
  }
});

it('the recipe for a chat posts the player list', async () => {
  for (const [code, version] of formsOf('player_list.py')) {
    const once = code.replace('    time.sleep(60)', '    break');
    expect(once).not.toBe(code);
    const printing = once.replace(
      'urllib.request.urlopen(request, timeout=15).close()',
      'print(request.data.decode("unicode_escape"))',
    );
    const url = {CHAT_WEBHOOK_URL: 'http://127.0.0.1:9/'};
    const output = await runBeside(version, printing, url);
    expect(output).toContain('Aki');
    expect(output).not.toMatch(/192\.0\.2|steam_/);
  }
});
