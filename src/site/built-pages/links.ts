export interface BuiltArticle {
  readonly permalink: string;
  readonly twin: string;
  readonly article: string;
}

/** Addresses come with and without the slash of a folder. */
export const withoutSlash = (path: string) => path.replace(/\/$/, '');

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s>]+))`, 'g'))].map(
    ([, quoted, plain]) => (quoted ?? plain ?? '').replaceAll('&amp;', '&'),
  );

function idOf(url: URL, permalink: string): string {
  try {
    return decodeURIComponent(url.hash.slice(1));
  } catch {
    throw new Error(
      `${permalink} links to ${url.href}. Write the % in it as %25, or correct the heading's id.`,
    );
  }
}

/**
 * Tells where a page's links lead in Markdown, and which ids are linked to. Throws at an invalid
 * address.
 */
export function linksBetween(pages: readonly BuiltArticle[], site: string) {
  const {origin} = new URL(site);
  const known = new Map(
    pages.map(({permalink, twin, article}) => [
      withoutSlash(permalink),
      {twin, ids: new Set(attributes(article, 'id')), wanted: new Set<string>()},
    ]),
  );
  const follow = (href: string, permalink: string) => {
    const url = new URL(href, `${site}${permalink}`);
    const page = url.origin === origin ? known.get(withoutSlash(url.pathname)) : undefined;
    if (!page) {
      return url.href;
    }
    const id = idOf(url, permalink);
    if (!page.ids.has(id)) {
      return page.twin;
    }
    page.wanted.add(id);
    return `${page.twin}#${id}`;
  };
  const links = new Map(
    pages.map(({permalink, article}) => {
      const hrefs = [...new Set(attributes(article, 'href'))];
      return [permalink, new Map(hrefs.map((href) => [href, follow(href, permalink)]))];
    }),
  );
  return (permalink: string) => {
    const own = links.get(permalink)!;
    const anchors = known.get(withoutSlash(permalink))!.wanted;
    return {
      resolve: (href: string) => own.get(href) ?? follow(href, permalink),
      anchors,
      key: JSON.stringify([[...own.values()], [...anchors].sort()]),
    };
  };
}
