/**
 * Astro Starlight with the words of the guide, both languages. Starlight has no versions: the older
 * ones are pages in folders of their own, outside its sidebar.
 */
import fs from 'node:fs';
import path from 'node:path';
import {sidebarFor} from '../../../src/config/sidebar/sidebar';
import {rootVersion, versionPath} from '../../../src/data/versions';
import {wordsOf} from '../../../src/words';
import {markdownFile, type SitePage} from '../../lib/sitePages';

type Item = ReturnType<typeof sidebarFor>[number];

/** The guide's sidebar in Starlight's form. */
function starlightItem(item: Item, slugs: ReadonlySet<string>): object | string {
  if (typeof item === 'string') {
    const slug = item === 'intro' ? 'index' : item.replace(/\/index$/, '');
    if (!slugs.has(slug)) {
      throw new Error(`The sidebar of the guide names ${item}, but the build has no such page.`);
    }
    return slug;
  }
  const {label, items} = item as {label: string; items: Item[]};
  const english = wordsOf('en').sidebar;
  const id = Object.entries(english).find(([, words]) => words.label === label)?.[0];
  const words = wordsOf('ja').sidebar[id as keyof typeof english];
  return {
    label,
    translations: {ja: words.label},
    items: items.map((child) => starlightItem(child, slugs)),
  };
}

/** Writes the sources of the site into `dir`; packages are there already. */
export function generateStarlight(dir: string, pages: readonly SitePage[]): void {
  const content = path.join(dir, 'src/content/docs');
  fs.rmSync(path.join(dir, 'src'), {recursive: true, force: true});
  fs.mkdirSync(content, {recursive: true});
  fs.cpSync('static/img', path.join(dir, 'public/img'), {recursive: true});
  for (const [from, to] of [
    ['astro.config.mjs', 'astro.config.mjs'],
    ['content.config.mjs', 'src/content.config.mjs'],
  ] as const) {
    fs.copyFileSync(`bench/peers/starlight/${from}`, path.join(dir, to));
  }
  for (const page of pages) {
    // Starlight has its own search, a dialogue.
    if (page.path === 'search') {
      continue;
    }
    const root = `${page.locale === 'ja' ? 'ja/' : ''}${page.version ? versionPath(page.version) : ''}`;
    const slug = `${root}${page.path}`.replace(/\/$/, '');
    // Links go to the page's own language, and Starlight leaves them as they are.
    const markdown =
      page.locale === 'ja'
        ? page.markdown.replace(/(\]\(|href=")\/(?!img\/|assets\/|data\/)/g, '$1/ja/')
        : page.markdown;
    const file = path.join(content, `${slug || 'index'}.md`);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    // Folders named like 0.5.0 would lose their dots without a slug.
    fs.writeFileSync(file, markdownFile({...page, markdown}, page.path === '' ? {} : {slug}));
  }
  const slugs = new Set(
    pages
      .filter(({locale, version}) => locale === 'en' && version === rootVersion)
      .map((page) => page.path || 'index'),
  );
  const sidebar = sidebarFor(rootVersion).map((item) => starlightItem(item, slugs));
  fs.writeFileSync(path.join(dir, 'site.json'), JSON.stringify({sidebar}));
}
