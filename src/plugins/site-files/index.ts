import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Files a static host needs beside the pages: robots.txt, and for every page `page/index.html` a
 * twin `page.html`, so that the address answers with and without a trailing slash and with `.html`
 * on hosts that know no rewriting, without a redirect.
 */
export default function siteFilesPlugin(context: LoadContext): Plugin {
  const {siteConfig, i18n} = context;
  return {
    name: 'guide-site-files',
    async postBuild({outDir}) {
      await writeTwins(outDir, i18n.currentLocale === i18n.defaultLocale ? ['ja'] : []);
      if (i18n.currentLocale === i18n.defaultLocale) {
        const root = `${siteConfig.url}${siteConfig.baseUrl}`;
        const sitemaps = i18n.locales.map(
          (locale) =>
            `Sitemap: ${root}${locale === i18n.defaultLocale ? '' : `${locale}/`}sitemap.xml`,
        );
        await fs.writeFile(
          path.join(outDir, 'robots.txt'),
          ['User-agent: *', 'Allow: /', '', ...sitemaps, ''].join('\n'),
        );
        // GitHub Pages would otherwise drop folders whose name begins with an underscore.
        await fs.writeFile(path.join(outDir, '.nojekyll'), '');
      }
    },
  };
}

/** Writes `page.html` beside each `page/index.html`; folders of other languages are left alone. */
async function writeTwins(outDir: string, skippedFolders: readonly string[]): Promise<void> {
  const entries = await fs.readdir(outDir, {withFileTypes: true, recursive: true});
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && entry.name === 'index.html')
      .map((entry) => entry.parentPath)
      .filter((folder) => folder !== outDir)
      .filter(
        (folder) =>
          !skippedFolders.includes(path.relative(outDir, folder).split(path.sep)[0] ?? ''),
      )
      .map((folder) => fs.copyFile(path.join(folder, 'index.html'), `${folder}.html`)),
  );
}
