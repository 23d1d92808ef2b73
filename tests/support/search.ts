/** The search as its tests use it: the places where it is. */
import type {Page} from '@playwright/test';
import {rootVersion} from '../../src/data/versions';
import {expect as baseExpect} from './browser';

/** A busy machine takes its time to build the index; readers' machines are measured in bench/. */
export const expect = baseExpect.configure({timeout: 15_000});

export const atRoot = rootVersion;
/** Another version, which the box offers where this one has no hit. */
export const other = '0.4.15';

export const INDEX = /search-index\.json/;

/** The box in the bar, the entries of the list below it, and that list. */
export const box = (page: Page) => page.locator('.navbar').getByRole('combobox');
/** The hits, once the texts are searched, too. */
export const options = (page: Page) =>
  page.locator('[role=listbox][aria-busy=false]').getByRole('option');
export const panel = (page: Page) => page.getByRole('listbox');
