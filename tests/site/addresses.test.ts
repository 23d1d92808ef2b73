import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {address, agreedPages, atRoot, hosted, locales, versions} from '../support/addresses';
import {builtFile, builtHtml, builtPage} from '../support/builtSite';
import {menuRows} from '../support/menuRows';

const words = {
  en: {lang: 'en-US', site: 'Palworld Server Guide', version: 'Version: '},
  ja: {lang: 'ja-JP', site: 'パルワールドサーバーガイド', version: 'バージョン：'},
};

describe.each(locales)('the addresses in %s', (locale) => {
  const {lang, site, version: label} = words[locale];

  it.each(versions)('of %s have their pages, with the menu of that edition', (version) => {
    for (const page of agreedPages(version)) {
      const path = address(locale, version, page);
      const isRoot = page === '' && version === atRoot;
      if (!isRoot) {
        // A host answers /page with page.html, /page/ with page/index.html.
        const beside = fs.readFileSync(builtFile(`${path.replace(/\/$/, '')}.html`), 'utf8');
        expect(beside === builtHtml(path), `${path}.html is the page at ${path}`).toBe(true);
      }
      const {$, title} = builtPage(locale, version, page);
      expect($('html').attr('lang'), path).toBe(lang);
      const edition = version === atRoot ? '' : ` (${version})`;
      expect(title, path).toMatch(/^.{4,75} \|/);
      expect(title.endsWith(`${edition} | ${site}`), path).toBe(true);
      expect($('.theme-doc-version-badge').text(), path).toBe(`${label}${version}`);
      expect($('html').attr('class'), path).toContain(
        `docs-version-${version === versions[0] ? 'current' : version}`,
      );
      const menu = $('nav.menu a').toArray();
      expect(menu.map(({attribs}) => attribs.href).sort(), path).toEqual(
        menuRows(version, page)
          .map((other) => hosted(locale, version, other))
          .sort(),
      );
      const current = menu.filter(({attribs}) => attribs['aria-current'] === 'page');
      expect(
        current.map(({attribs}) => attribs.href),
        path,
      ).toEqual(page === 'category/rcon' ? [] : [hosted(locale, version, page)]);
    }
  });
});
