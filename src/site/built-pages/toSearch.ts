import type {AnyNode, CheerioAPI, Element} from 'cheerio';

export interface Place {
  readonly id: string;
  readonly title: string;
  readonly section?: string;
  readonly content: string;
}

export interface BuiltPage {
  readonly title: string;
  readonly breadcrumbs: readonly string[];
  readonly places: readonly Place[];
}

const SKIPPED = [
  'script, style, template, svg, button, select, nav, noscript',
  '.hash-link',
  '.theme-doc-breadcrumbs, .theme-doc-toc-mobile, .theme-doc-footer, .theme-doc-version-badge',
  // These are left out, because the page only repeats or lists their texts.
  '[data-search="skip"]',
  'figure[data-at] > figcaption, .guide-tab-label',
].join(', ');

const HEADING = /^h[1-3]$/;
const ROW = /^(?:tr|dt)$/;
const BLOCK =
  /^(?:address|article|aside|blockquote|br|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|ol|option|p|pre|section|summary|table|td|th|tr|ul)$/;

/** This separates blocks, because the HTML has line ends inside blocks. */
const BREAK = '\u2029';
const SHOWN_BREAK = ' · ';

const LONGEST_SAMPLE = 3;

type OpenPlace = Omit<Place, 'content'> & {text: string};

export function readPage($: CheerioAPI): BuiltPage {
  const breadcrumbs = $('.theme-doc-breadcrumbs .breadcrumbs__item')
    .toArray()
    .map((item) => condense($(item).text()))
    .slice(0, -1)
    .filter(Boolean);
  const skipped = new Set<AnyNode>([
    ...$(SKIPPED),
    ...$('pre').filter((_, sample) => $(sample).text().trim().split('\n').length > LONGEST_SAMPLE),
  ]);
  const isRead = (node: AnyNode | null | undefined): node is Element =>
    node !== null && node !== undefined && 'name' in node && !skipped.has(node);
  const textOf = (node: AnyNode | undefined): string =>
    node && 'data' in node && String(node.type) === 'text'
      ? node.data
      : isRead(node)
        ? node.children.map(textOf).join('')
        : '';
  const title = condense(textOf($('h1')[0]));

  const whole: OpenPlace = {id: '', title, text: ''};
  const places: OpenPlace[] = [whole];
  let current = whole;

  const walk = (node: AnyNode): void => {
    if (!isRead(node)) {
      current.text += textOf(node);
      return;
    }
    const {id} = node.attribs;
    const entry = node.attribs['data-search-title'];
    if (HEADING.test(node.name)) {
      if (node.name !== 'h1' && id) {
        current = {id, title: condense(textOf(node)), text: ''};
        places.push(current);
      }
      return;
    }
    const isOwnPlace = Boolean(id) && (ROW.test(node.name) || entry !== undefined);
    const outer = current;
    if (isOwnPlace) {
      const name = node.name === 'tr' ? $(node).children('th, td')[0] : node;
      const named = condense(textOf(name));
      const remark = condense(textOf($(name).find('[data-remark]')[0]));
      const text = remark ? named.replace(` ${remark}`, '') : named;
      // A row about something that has its own place needs another title.
      const isAboutOther = condense($(name).find('a[href*="/"]').text()) === text;
      const about = isAboutOther && outer !== whole ? `${text} (${outer.title})` : text;
      const section = outer === whole ? {} : {section: outer.section ?? outer.title};
      current = {id: id!, title: entry ?? about, ...section, text: ''};
      places.push(current);
    }
    const isBlock = BLOCK.test(node.name);
    current.text += isBlock ? BREAK : '';
    node.children.forEach(walk);
    const isLead = node.name === 'strong' && isRead(node.next);
    current.text += isBlock || isLead ? BREAK : '';
    // What follows a term belongs to it until the list ends.
    if ((isOwnPlace && node.name !== 'dt') || node.name === 'dl') {
      current = outer;
    }
  };
  walk($('article')[0]!);

  return {
    title,
    breadcrumbs,
    places: places.map(({text, ...place}) => ({
      ...place,
      content: withoutTitle(place, text),
    })),
  };
}

function condense(text: string): string {
  return text.replace(/[\s\u200B]+/g, ' ').trim();
}

function withoutTitle({title, section}: Omit<Place, 'content'>, text: string): string {
  const blocks = text.split(BREAK).map(condense).filter(Boolean);
  const [first = ' '] = blocks;
  const isTitle = title.startsWith(first) || (section && first.startsWith(`${title} `));
  return blocks.slice(isTitle ? 1 : 0).join(SHOWN_BREAK);
}
