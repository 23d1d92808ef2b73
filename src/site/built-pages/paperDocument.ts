import {fillIn} from '../../core/text/fillIn';
import {escapeHtml as escaped} from '../../core/text/escapeHtml';
import type {Words} from '../../words';
import type {Section} from './menu';
import type {PaperPart} from './toPaper';

interface DocumentOptions {
  readonly section: Section;
  readonly parts: readonly PaperPart[];
  readonly icon: string;
  readonly styles: readonly string[];
  readonly siteTitle: string;
  readonly siteUrl: string;
  readonly version: string;
  readonly language: string;
  readonly words: Words['site']['print'];
}

/** Makes a page of a section for a printer, without scripts. */
export function sectionDocument(options: DocumentOptions): string {
  const {section, parts, icon, styles, siteTitle, siteUrl, version, language, words} = options;
  const edition = fillIn(words.edition, {site: siteTitle, version});
  const contents = parts.map(
    ({part, title}) => `<li><a href="#${part}">${escaped(title)}</a></li>`,
  );
  const pages = parts.map(
    ({part, permalink, paper}) =>
      `<section class="guide-printed-page" id="${part}"><div class="markdown">${paper}</div>
<p class="guide-printed-address">${escaped(siteUrl + permalink)}</p></section>`,
  );
  return `<!doctype html>
<html lang="${language}" dir="ltr" data-theme="light">
<head>
<meta charset="UTF-8">
<title>${escaped(`${section.title} | ${edition}`)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${icon}">
<link rel="canonical" href="${siteUrl}${section.permalink}">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
</head>
<body>
<main class="container guide-printed">
<header>
<p>${escaped(edition)}</p>
<h1>${escaped(section.title)}</h1>
<p class="guide-printed-note">${escaped(words.note)} <a href="${section.permalink}">${escaped(section.title)}</a></p>
</header>
<h2>${escaped(words.contents)}</h2>
<ol>
${contents.join('\n')}
</ol>
${pages.join('\n')}
</main>
</body>
</html>
`;
}
