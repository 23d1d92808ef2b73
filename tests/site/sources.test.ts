import type {Element} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {factGroups, sourcedFacts} from '../../src/core/sources';
import {sourceUrl} from '../../src/data/sources';
import {rootVersion, versionIds} from '../../src/data/versions';
import {address, beforeAddress, hosted, locales} from '../support/addresses';
import {builtPage, wholePage, type BuiltPage} from '../support/builtSite';

function lookUp({$}: BuiltPage) {
  const notes = new Map<string, Element[]>();
  for (const link of $('a[href*="sources#"]').toArray()) {
    const href = link.attribs.href!;
    notes.set(href, [...(notes.get(href) ?? []), link]);
  }
  const ids = $('[id]')
    .toArray()
    .map(({attribs}) => attribs.id);
  return {notes, ids};
}
const known = new WeakMap<BuiltPage, ReturnType<typeof lookUp>>();
function lookedUp(page: BuiltPage): ReturnType<typeof lookUp> {
  const found = known.get(page) ?? lookUp(page);
  known.set(page, found);
  return found;
}

describe.each(locales)('sources in %s', (locale) => {
  it.each(versionIds)(
    'of %s: every fact has a row with all its sources, and where it is doubted a closed line',
    (version) => {
      const root = hosted(locale, version, '');
      const page = builtPage(locale, version, 'sources');
      const facts = factGroups.flatMap((group) => sourcedFacts(group, version));
      const lacking: string[] = [];
      const rows = new Map(
        page
          .$('tr[id]')
          .toArray()
          .map((row) => [row.attribs.id, page.$(row)]),
      );
      for (const {id, path, sources, confidence} of facts) {
        const row = rows.get(id)!;
        const links = row
          .find('a')
          .toArray()
          .map((link) => page.$(link).attr('href'));
        const [where = '', anchor = ''] = path.split('#');
        const own = version === rootVersion ? where : where.slice(version.length + 1);
        const place = builtPage(locale, version, own.replace(/^\//, ''));
        const {notes, ids} = lookedUp(place);
        const [link, second] = notes.get(`${root}sources#${id}`) ?? [];
        const note = place.$(link).parent('details');
        const main = sources.find(
          (source) => note.children('a').first().attr('href') === sourceUrl(source),
        );
        const isNoted =
          main !== undefined &&
          note.text().includes(main.date ?? '') &&
          note.children('summary').text().trim() !== '' &&
          note.attr('open') === undefined;
        const isThere =
          (confidence === 'high' ? link === undefined : isNoted) &&
          sources.every((source) => links.includes(sourceUrl(source))) &&
          links.includes(`${beforeAddress}${locale === 'en' ? '' : '/ja'}${path}`) &&
          second === undefined &&
          (anchor === '' || ids.filter((other) => other === anchor).length === 1);
        if (!isThere || row.find('td').last().text().trim() === '') {
          lacking.push(`${place.path}: ${id}`);
        }
      }
      expect(lacking).toEqual([]);
      expect(facts.length).toBeGreaterThan(85);
    },
  );

  it('stand in the HTML: not in the search', () => {
    const $ = wholePage(address(locale, '0.6.8', 'sources'));
    expect($('article table').length).toBe(factGroups.length);
    expect($('article table').closest('[data-search="skip"]').length).toBe(factGroups.length);
    const settings = builtPage(locale, '0.6.8', 'settings-and-operation/configuration');
    const shown = settings.$('a[href*="/sources#"]');
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.closest('[data-search="skip"]').length).toBe(shown.length);
  });
});
