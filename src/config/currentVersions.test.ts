/** A number that a person writes by hand is wrong after the next release. */
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {dayOfBuild} from '../core/builds';
import {announcement} from './frame';
import {newestBuild} from '../data/builds';
import {locales} from '../data/locales';
import {pageFile} from '../words/pageFiles';
import {newestVersion} from '../data/versions';
import {wordsOf} from '../words';

const VERSION_NUMBER = /(?<![\d.])v?\d{1,2}\.\d{1,2}(?:\.\d+)*(?![\d.])/g;

const MARKS = /<\/?(?:Since|Before|Only)\b[^>]*>|\{\/\*[\s\S]*?\*\/\}/g;

const handWritten = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).flatMap(([place, text]) => {
    const numbers = text.replace(MARKS, '').match(VERSION_NUMBER) ?? [];
    return numbers.map((number) => `${place} says ${number}: take it from src/data`);
  });

describe.each(locales)('what names the current version in %s', (locale) => {
  const {site, landing, interface: buttons} = wordsOf(locale);
  const notice = Object.entries(buttons as Readonly<Record<string, string>>).filter(([id]) =>
    /^theme\.docs\.versions\.(?!close$)/.test(id),
  );

  it('has no number written by hand', () => {
    const texts = {
      'the announcement (site.json)': site.announcement,
      'the home page (landing.json)': JSON.stringify(landing),
      'the home page (intro)': fs.readFileSync(pageFile('.', 'intro', locale), 'utf8'),
      ...Object.fromEntries(notice.map(([id, text]) => [`the notice (${id})`, text])),
    };
    expect(notice.length).toBeGreaterThanOrEqual(2);
    expect(Object.values(texts).filter((text) => text.length < 10)).toEqual([]);
    expect(handWritten(texts)).toEqual([]);
  });

  it('gets both numbers from the data', () => {
    const {content, id} = announcement(locale);
    expect(content).toContain(newestVersion.id);
    expect(content).toContain(newestBuild.version);
    expect(content).toContain(dayOfBuild(newestBuild, wordsOf(locale).builds, locale));
    expect(id).toContain(newestBuild.version);
    expect(site.announcement).toMatch(/\{build\}.*\{day\}.*\{path\}/);
    expect(notice.filter(([, text]) => !text.includes('{versionLabel}'))).toEqual([]);
  });
});
