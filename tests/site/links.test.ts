/** Every link of the built site inside the site: its page and its anchor are there. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {settingAt} from '../../src/core/settings';
import {versionIds} from '../../src/data/versions';
import {address, beforeAddress, locales} from '../support/addresses';
import {builtFile, builtHtml, everyAddress, valuesOf} from '../support/builtSite';

const pageOf = (url: string) => url.replace(/\/$/, '') || '/';

/** The pages of the editor, which opens at a setting that its version has: `editor#ExpRate`. */
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
    // Broken characters in an address are a fault, too: they throw.
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
        // A file to download.
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
