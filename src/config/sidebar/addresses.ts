import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Items = Extract<SidebarsConfig[string], readonly unknown[]>;

/**
 * Returns the path of a page below its edition: '' for the landing page, 'api/rcon/' for an index.
 */
export const addressOf = (page: string): string =>
  page === 'intro' ? '' : page.replace(/(^|\/)index$/, '$1');

export const pagesOf = (items: Items): readonly string[] =>
  items.flatMap((item) =>
    typeof item === 'string' ? [item] : pagesOf((item as {items: Items}).items),
  );

export function addressesIn(items: Items): readonly string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') {
      return [addressOf(item)];
    }
    const {items: inner, link} = item as {items: Items; link?: {slug?: string}};
    return [...(link?.slug ? [link.slug.replace(/^\//, '')] : []), ...addressesIn(inner)];
  });
}
