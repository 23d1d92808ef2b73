/** The search as its tests use it: its words by language, and the places where it is. */
import type {Page} from '@playwright/test';
import {rootVersion} from '../../src/data/versions';
import interfaceWords from '../../src/words/ja/interface.json';
import {expect as baseExpect, hydrated} from './browser';

/** A busy machine takes its time to build the index; readers' machines are measured in bench/. */
export const expect = baseExpect.configure({timeout: 15_000});

export const atRoot = rootVersion;
/** Another version, which the box offers where this one has no hit. */
export const other = '0.4.15';

export const INDEX = /search-index\.json/;

const japanese = (id: keyof typeof interfaceWords) => interfaceWords[id];

/** What the search says, by language. */
export const words = {
  en: {
    base: '/',
    search: 'Search',
    none: 'No results',
    noneIn: `No results in version ${atRoot}`,
    all: 'See all results',
    retry: 'Try again',
    toPage: 'To the search page',
    failed: "This couldn't be loaded",
    stopped: 'The search took too long',
    az: 'All names from A to Z',
    unknownVersion: 'This guide has no version',
    close: 'Close the search',
    clear: 'Clear the box',
    recent: 'Recent searches',
    remove: 'Remove "ExpRate"',
    removeAll: 'Remove all',
    suggestions: 'Did you mean',
    troubleshooting: 'Troubleshooting',
    version: `Version ${atRoot}`,
    inHome: 'Search the guide',
  },
  ja: {
    base: '/ja/',
    search: japanese('theme.SearchBar.label'),
    none: japanese('search.none'),
    noneIn: japanese('search.page.none').replace('{version}', atRoot),
    all: japanese('theme.SearchBar.seeAll'),
    retry: japanese('late.again'),
    toPage: japanese('search.toPage'),
    failed: japanese('late.failed'),
    stopped: japanese('search.stopped'),
    az: japanese('search.az'),
    unknownVersion: japanese('search.page.unknownVersion').split('{')[0]!,
    close: japanese('search.close'),
    clear: japanese('search.clear'),
    recent: japanese('search.recent'),
    remove: japanese('search.recent.remove').replace('{query}', 'ExpRate'),
    removeAll: japanese('search.recent.removeAll'),
    suggestions: japanese('search.suggestions'),
    troubleshooting: japanese('search.troubleshooting'),
    version: japanese('search.version').replace('{version}', atRoot),
    inHome: japanese('component.LandingSearch.search'),
  },
} as const;

/** The box in the bar, the entries of the list below it, and that list. */
export const box = (page: Page) => page.locator('.navbar').getByRole('combobox');
/** The hits, once the texts are searched, too. */
export const options = (page: Page) =>
  page.locator('[role=listbox][aria-busy=false]').getByRole('option');
export const panel = (page: Page) => page.getByRole('listbox');

/** Opens a page and waits until it can be used. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
