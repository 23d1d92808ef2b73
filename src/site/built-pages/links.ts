/** Where the links of the pages lead, so that those in Markdown lead to Markdown, at places that are there. */
export interface BuiltArticle {
  readonly permalink: string;
  /** The address of its Markdown file. */
  readonly twin: string;
  /** Its HTML. */
  readonly article: string;
}

/** The path of a page in one form, with or without the slash of its folder. */
export const withoutSlash = (path: string) => path.replace(/\/$/, '');

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s>]+))`, 'g'))].map(
    ([, quoted, plain]) => (quoted ?? plain ?? '').replaceAll('&amp;', '&'),
  );

/** For each page, where its links lead and which of its ids links of any page lead to. */
export function linksBetween(pages: readonly BuiltArticle[], site: string) {
  const known = new Map(
    pages.map(({permalink, twin, article}) => [
      withoutSlash(permalink),
      {twin, ids: new Set(attributes(article, 'id')), wanted: new Set<string>()},
    ]),
  );
  const look = (href: string, permalink: string) => {
    const url = new URL(href, `${site}${permalink}`);
    const page =
      url.origin === new URL(site).origin ? known.get(withoutSlash(url.pathname)) : undefined;
    const id = decodeURIComponent(url.hash.slice(1));
    return {url, page, id: page?.ids.has(id) ? id : undefined};
  };
  const hrefs = new Map(
    pages.map(({permalink, article}) => [permalink, [...new Set(attributes(article, 'href'))]]),
  );
  for (const [permalink, found] of hrefs) {
    for (const {page, id} of found.map((href) => look(href, permalink))) {
      if (page && id) {
        page.wanted.add(id);
      }
    }
  }
  return (permalink: string) => {
    const resolve = (href: string) => {
      const {url, page, id} = look(href, permalink);
      return page ? `${page.twin}${id === undefined ? '' : `#${id}`}` : url.href;
    };
    const anchors = known.get(withoutSlash(permalink))!.wanted;
    return {
      resolve,
      anchors,
      /** What they are, in a word: the same links give the same Markdown. */
      key: JSON.stringify([hrefs.get(permalink)!.map(resolve), [...anchors].sort()]),
    };
  };
}
