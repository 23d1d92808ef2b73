import type {Page} from '@playwright/test';
import {rootVersion} from '../../src/data/versions';
import {expect as baseExpect} from './browser';

/**
 * A busy machine builds the index slowly, so the limit is high. bench/ measures how long readers
 * wait.
 */
export const expect = baseExpect.configure({timeout: 15_000});

export const atRoot = rootVersion;
export const other = '0.4.15';

export const INDEX = /search-index\.json/;

export const box = (page: Page) => page.locator('.navbar').getByRole('combobox');
export const options = (page: Page) =>
  page.locator('[role=listbox][aria-busy=false]').getByRole('option');
export const panel = (page: Page) => page.getByRole('listbox');
