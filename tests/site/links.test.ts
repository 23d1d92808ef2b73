import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {settingAt} from '../../src/core/settings';
import {editionFor, versionIds, type Build} from '../../src/data/versions';
import {address, beforeAddress, locales, versions, type Version} from '../support/addresses';
import {builtFile, builtHtml, everyAddress, pagesOf, valuesOf} from '../support/builtSite';

const pageOf = (url: string) => url.replace(/\/$/, '') || '/';

/** The editor opens at a setting that its version has: `editor#ExpRate`. */
const editors = new Map(
  locales.flatMap((locale) =>
    versionIds.map((version) => [
      pageOf(address(locale, version, 'settings-and-operation/editor')),
      version,
    ]),
  ),
);

function opensInEditor(target: string, anchor: string): boolean {
  const version = editors.get(pageOf(target));
  return version !== undefined && settingAt(version, anchor) !== undefined;
}

describe('links inside the site', () => {
  it('lead to a page that is there, in the same language or by the language menu, and to a place on it', () => {
    const ids = new Map<string, ReadonlySet<string>>();
    const links: {readonly from: string; readonly href: string}[] = [];
    for (const at of locales.flatMap(everyAddress)) {
      const html = builtHtml(at).replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
      ids.set(pageOf(at), new Set(valuesOf(html, 'id')));
      links.push(...valuesOf(html, 'href', 'a').map((href) => ({from: at, href})));
    }

    let anchors = 0;
    let files = 0;
    let settings = 0;
    // An address with broken characters throws an error, so the test fails.
    const wrong = links.filter(({from, href}) => {
      const url = new URL(href, `http://guide${beforeAddress}${from}`);
      if (url.host !== 'guide' || !url.protocol.startsWith('http')) {
        return false;
      }
      const target = decodeURIComponent(url.pathname.slice(beforeAddress.length));
      if (!url.pathname.startsWith(`${beforeAddress}/`)) {
        return url.pathname !== beforeAddress;
      }
      const there = ids.get(pageOf(target));
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (!there) {
        files += 1;
        const file = builtFile(target);
        return !path.extname(file) || !fs.existsSync(file);
      }
      if (opensInEditor(target, anchor)) {
        settings += 1;
        return false;
      }
      anchors += anchor ? 1 : 0;
      return anchor !== '' && !there.has(anchor);
    });
    expect(wrong.map(({from, href}) => `${from}: ${href}`)).toEqual([]);
    expect(links.length).toBeGreaterThan(20_000);
    expect(anchors).toBeGreaterThan(5000);
    expect(files).toBeGreaterThan(20);
    expect(settings).toBeGreaterThan(900);
  });
});

describe('an edition', () => {
  const editionOf = new Map<string, Version>(
    locales.flatMap((locale) =>
      versions.flatMap((version) =>
        pagesOf(version).map((page) => [pageOf(address(locale, version, page)), version] as const),
      ),
    ),
  );
  const waysOut =
    /<div class="?[^"]*announcementBarContent.*?<\/div>|<ul class="?dropdown__menu.*?<\/ul>|<p class="[^"]*theme-doc-version-banner.*?<\/p>/gs;
  const comparesEditions = (at: string) =>
    /\/(?:getting-started\/newer-versions|settings-and-operation\/changes)$/.test(at);
  const names = (text: string, edition: Version) =>
    [...text.matchAll(/\d+\.\d+(?:\.\d+)*/g)].some(
      ([build]) => editionFor(build as Build) === edition,
    );

  const linksOut = (at: string) => {
    const own = editionOf.get(pageOf(at)) ?? versions[0]!;
    const html = builtHtml(at)
      .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
      .replaceAll(waysOut, '');
    const links = [...html.matchAll(/<a\b[^<>]*\shref=(?:"([^"]*)"|([^\s>]+))[^<>]*>(.*?)<\/a>/gs)];
    return links.map(({index, 1: quoted, 2: bare, 3: inner = ''}) => {
      const {host, pathname} = new URL(quoted ?? bare ?? '', `http://guide${beforeAddress}${at}`);
      const target = pageOf(pathname.slice(beforeAddress.length));
      const edition = host === 'guide' ? editionOf.get(target) : undefined;
      const before = html
        .slice(Math.max(0, index - 300), index)
        .replaceAll(/^[^<]*>|<[^>]*>/g, ' ');
      const text = before.slice(-30) + inner.replaceAll(/<[^>]*>/g, '');
      const isOut = edition !== undefined && edition !== own && !names(text, edition);
      return isOut ? `${at}: ${text} → ${pathname}` : undefined;
    });
  };

  it('is left by the menu of versions, the line about the newest, and links that say so', () => {
    const found = locales
      .flatMap(everyAddress)
      .filter((at) => !comparesEditions(at))
      .flatMap(linksOut);
    expect(found.filter((link) => link !== undefined)).toEqual([]);
    expect(found.length).toBeGreaterThan(20_000);
  });

  it('is the one entry of its menu that is current, and the page the one of the sidebar', () => {
    const pages = [...editionOf].map(([at]) => at);
    const wrong = pages.filter((at) => {
      const html = builtHtml(at);
      const menus = [...html.matchAll(/<ul class="?dropdown__menu.*?<\/ul>/gs)].map(
        ([menu]) => menu,
      );
      const current = menus.map((menu) => valuesOf(menu, 'aria-current').length);
      const sidebar = /<nav[^>]*class="menu.*?<\/nav>/s.exec(html)?.[0] ?? '';
      const rows = valuesOf(sidebar, 'aria-current').length;
      return menus.length !== 2 || current.some((count) => count !== 1) || rows > 1;
    });
    expect(wrong).toEqual([]);
    expect(pages.length).toBeGreaterThan(700);
  });
});
