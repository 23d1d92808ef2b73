import type {Locator, Page} from '@playwright/test';
import {localePath, type Locale} from '../../src/data/locales';
import {wordsOf} from '../../src/words';
import {expect, saved, visit} from './browser';

export const HEADER = '[/Script/Pal.PalGameWorldSettings]';

export const OWN_FILE = [
  '; my server',
  HEADER,
  'OptionSettings=(ExpRate=2.500000,ServerName="パルの鯖, ようこそ",AdminPassword="secret-1",AllowConnectPlatform=Steam,MyOwnKey=7)',
  '',
  '[Other]',
  'kept=1',
  '',
].join('\r\n');

const resultIn = (whole: string) => (page: Page) => page.getByRole('textbox', {name: whole});

const field = (page: Page, key: string): Locator => page.locator(`[data-key="${key}"]`);

export function editorIn(locale: Locale) {
  const {editor, editorTools: tools, settingsFile} = wordsOf(locale);
  const words = {...editor, ...tools.panels, ...settingsFile.notices};
  const root = `/${localePath(locale)}`;
  const address = `${root}settings-and-operation/editor`;
  return {
    words,
    tools,
    problems: settingsFile.problem,
    server: settingsFile.server,
    address,
    field,
    result: resultIn(words.whole),

    start: async (page: Page, path = address): Promise<void> => {
      await visit(page, path);
      await expect(
        page.getByRole('button', {name: words.downloadShort, exact: true}),
      ).toBeVisible();
    },

    bring: async (page: Page, text: string): Promise<void> => {
      await page.getByRole('button', {name: words.open, exact: true}).click();
      await page.getByLabel(words.paste).fill(text);
      await page.getByRole('button', {name: words.read, exact: true}).click();
    },

    find: async (page: Page, key: string): Promise<void> => {
      await page.getByRole('searchbox', {name: words.search}).fill(key);
      await expect(field(page, key)).toBeVisible();
    },

    downloaded: async (page: Page): Promise<Buffer> => {
      const button = page.getByRole('button', {name: words.download, exact: true});
      const {name, bytes} = await saved(page, () => button.click());
      expect(name).toBe('PalWorldSettings.ini');
      return bytes;
    },
  };
}
