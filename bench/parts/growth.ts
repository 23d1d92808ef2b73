/**
 * How the build grows with the number of versions: cuts made-up versions in a copy of the project,
 * and builds it with each number.
 */
import fs from 'node:fs';
import path from 'node:path';
import {addMadeUpBuild} from '../../scripts/lib/newBuild';
import {versions as documented} from '../../src/data/versions';
import {measureLoad, type PageLoad} from '../../tests/support/pageLoad';
import {withBrowser, withServer} from '../lib/browser';
import type {BenchOptions} from '../lib/options';
import {copyProject} from '../lib/peers';
import {measure} from '../lib/processTree';
import {kilobytes, table} from '../lib/report';
import {run} from '../lib/work';
import {useWords} from './build';

/** A page of words and the settings, of the latest version and of the one before it. */
const PAGES = ['getting-started/requirements', 'settings-and-operation/configuration'] as const;

async function loads(dir: string): Promise<readonly PageLoad[]> {
  return withServer(path.join(dir, 'build'), (origin) =>
    withBrowser(async (browser) => {
      const found: PageLoad[] = [];
      for (const page of PAGES) {
        const tab = await browser.newPage();
        found.push(await measureLoad(tab, `${origin}/${page}`));
        await tab.close();
      }
      return found;
    }),
  );
}

/** Measures builds with each number of versions. The smallest is the number that the guide has. */
export async function measureGrowth({versions}: BenchOptions): Promise<string> {
  const dir = copyProject('growth');
  const rows = [
    [
      'Versions',
      'Cold build, memory',
      'Script: words',
      'Script: settings',
      'Style',
      'HTML: words',
      'HTML: settings',
    ],
  ];
  let count: number = documented.length;
  let latest: string = documented[0].id;
  for (const wanted of [...versions].sort((a, b) => a - b)) {
    if (wanted < count) {
      throw new Error(`The guide has ${count} versions already; --versions ${wanted} is too few.`);
    }
    for (; count < wanted; count += 1) {
      const next = `${90 + Math.floor(count / 10)}.${count % 10}.0`;
      addMadeUpBuild(dir, next);
      run(['npx', 'tsx', 'scripts/cut-version.ts', latest, next], dir);
      latest = next;
    }
    for (const cache of ['build', '.docusaurus', 'node_modules/.cache']) {
      fs.rmSync(path.join(dir, cache), {recursive: true, force: true});
    }
    const use = await measure(['npm', 'run', '--silent', 'build'], dir);
    const [words, settings] = await loads(dir);
    rows.push([
      String(wanted),
      useWords(use),
      kilobytes(words?.script ?? 0),
      kilobytes(settings?.script ?? 0),
      kilobytes(words?.style ?? 0),
      kilobytes(words?.html ?? 0),
      kilobytes(settings?.html ?? 0),
    ]);
    console.log(rows.at(-1)?.join(' | '));
  }
  return table(rows);
}
