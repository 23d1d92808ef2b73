import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {sectionHeader} from '../../../src/core/ini/file';
import {wordsOf} from '../../../src/words';
import {hostBase} from '../../support/addresses';
import {comesTo, expect, saveData, test, visit} from '../../support/browser';
import {startFaultyServer, type Fault, type FaultyServer} from '../../support/faultyServer';

const {apiSamples, diagnose, editor, interface: ui, serverFiles, upgrade} = wordsOf('en');

interface Tool {
  readonly path: string;
  readonly use: (page: Page) => Promise<unknown>;
  readonly works: (page: Page) => Promise<boolean>;
  readonly told?: string | RegExp;
  readonly hasAllFaults?: true;
  readonly offers?: string;
}

const shows = (text: string | RegExp) => (page: Page) => page.getByText(text).first().isVisible();
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', {name, exact: true}).first().click({timeout: 5000});

const downloaded = new WeakSet<Page>();

const tools: Readonly<Record<string, Tool>> = {
  diagnose: {
    path: '/operate/diagnose',
    use: (page) => page.getByLabel(diagnose.ui.paste).fill('LowLevelFatalError [File:a.cpp]'),
    works: shows(diagnose.verdicts.found),
    hasAllFaults: true,
  },
  'settings in use': {
    path: '/operate/diagnose?tool=settings',
    use: async (page) => {
      await page.getByLabel(diagnose.ui.server).fill('{"ExpRate": 1}');
      await page.getByLabel(diagnose.ui.file).fill(`${sectionHeader}\nOptionSettings=(ExpRate=3)`);
    },
    works: (page) => page.getByRole('rowheader', {name: 'ExpRate'}).isVisible(),
  },
  'copy of a page': {
    path: '/getting-started/requirements',
    use: press(
      new RegExp(`${ui['component.MarkdownTwin.copyPage']}|${ui['theme.CodeBlock.copyFailed']}`),
    ),
    // Neither half a file nor another page may be copied.
    works: async (page) =>
      (await shows(ui['theme.CodeBlock.copied'])(page)) &&
      /^---\n[^]*\n$/.test(await page.evaluate(() => navigator.clipboard.readText())),
    told: ui['theme.CodeBlock.copyFailed'],
    hasAllFaults: true,
  },
  'search box': {
    path: '/getting-started/requirements',
    use: (page) => page.getByRole('combobox', {name: 'Search'}).fill('ExpRate', {timeout: 5000}),
    works: (page) => page.getByRole('option').first().isVisible(),
  },
  'page of results': {
    path: '/search?q=ExpRate',
    use: () => Promise.resolve(),
    works: (page) =>
      page
        .getByRole('main')
        .getByRole('link', {name: /ExpRate/})
        .first()
        .isVisible(),
  },
  editor: {
    path: '/settings-and-operation/editor',
    use: () => Promise.resolve(),
    offers: 'article [role="alert"] a[href$=".ini"]',
    works: (page) =>
      page.getByRole('button', {name: editor.downloadShort, exact: true}).isVisible(),
  },
  'editor in use': {
    path: '/settings-and-operation/editor',
    use: press(editor.open),
    // Where the editor itself has failed, a press can't have opened the panel.
    works: (page) =>
      page
        .locator('[data-panel=open] textarea, [data-start=open][aria-expanded=false]')
        .first()
        .isVisible(),
  },
  'further languages': {
    path: '/api/rest-api/announce',
    use: press(apiSamples.others),
    works: (page) =>
      page.getByRole('region', {name: apiSamples.others}).getByRole('combobox').isVisible(),
  },
  'zip of the generator': {
    path: '/settings-and-operation/server-files',
    use: async (page) => {
      page.once('download', () => downloaded.add(page));
      await press(serverFiles.form.downloadAll)(page);
    },
    works: (page) => Promise.resolve(downloaded.has(page)),
    told: serverFiles.form.downloadFailed,
  },
  'file on the page of changes': {
    path: '/settings-and-operation/changes',
    use: (page) =>
      page
        .locator('article input[type=file]')
        .setInputFiles(
          {name: 'a.ini', mimeType: 'text/plain', buffer: Buffer.from('OptionSettings=()')},
          {timeout: 5000},
        ),
    works: shows(upgrade.unrecognised),
    told: ui['late.failed'],
  },
};

const faults: readonly (readonly [Fault, boolean])[] = [
  ['status 404', false],
  ['cut in half', false],
  ['wrong type', false],
  ['status 404', true],
];

const LATER = /\/assets\/js\/\d+\.\w+\.js$|search-index\.json$|\.md$/;

async function open(page: Page, {path}: Tool, origin: string): Promise<void> {
  await saveData(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, origin + hostBase + path.slice(1));
}

async function tryOut(
  page: Page,
  server: FaultyServer,
  tool: Tool,
  file: string,
  [fault, isOnce]: (typeof faults)[number],
): Promise<string | undefined> {
  const again = page.locator('[role="alert"] button, #guide-load-notice button').first();
  const isTold = () => (tool.told ? shows(tool.told)(page) : again.isVisible());
  const ends = (is: () => Promise<boolean>) => comesTo(() => is().catch(() => false));

  server.breakPath(file, fault, isOnce);
  await open(page, tool, server.origin);
  const worksOrIsTold = ends(async () => (await tool.works(page)) || (await isTold()));
  // Where a file is missing, there may be nothing to press.
  await Promise.race([tool.use(page).catch(() => undefined), worksOrIsTold]);
  if (!(await worksOrIsTold)) {
    return 'not told';
  }
  server.repair();
  if (await tool.works(page)) {
    return undefined;
  }
  if (tool.offers && !(await page.locator(tool.offers).isVisible())) {
    return 'leads nowhere';
  }
  if (tool.told) {
    await tool.use(page);
  } else {
    await again.click();
  }
  return (await ends(() => tool.works(page))) ? undefined : 'not recovered';
}

test.describe('what comes later than a page', () => {
  test.describe.configure({timeout: 300_000});
  for (const [name, tool] of Object.entries(tools)) {
    test(`says that it does not arrive, and comes at one press: ${name}`, async ({
      browser,
      baseURL,
    }) => {
      const server = await startFaultyServer(baseURL!);
      const wrong: string[] = [];
      try {
        const first = await browser.newPage();
        await open(first, tool, server.origin);
        await tool.use(first);
        await expect.poll(() => tool.works(first)).toBe(true);
        await first.close();
        const files = [...server.asked].filter((path) => LATER.test(path));
        expect(files).not.toEqual([]);
        for (const [index, file] of files.entries()) {
          for (const fault of tool.hasAllFaults ? faults : [faults[index % 2]!]) {
            const page = await browser.newPage();
            const problem = await tryOut(page, server, tool, file, fault);
            if (problem) {
              wrong.push(`${file}, ${fault.join(' ')}: ${problem}`);
            }
            server.repair();
            await page.close();
          }
        }
      } finally {
        server.close();
      }
      expect(wrong).toEqual([]);
    });
  }

  test('is looked at as a whole', () => {
    const loaders = ['components', 'browser', 'theme'].flatMap((folder) =>
      fs
        .readdirSync(path.join('src', folder), {recursive: true, encoding: 'utf8'})
        .filter((file) => /(?<!test)\.tsx?$/.test(file) && !file.startsWith(`late${path.sep}`))
        .map((file) => path.join('src', folder, file))
        .filter((file) =>
          /\b(?:late|useLate)(?:<[^>]*>)?\((?!load: )/.test(fs.readFileSync(file, 'utf8')),
        ),
    );
    expect(loaders, loaders.join('\n')).toHaveLength(10);
  });
});
