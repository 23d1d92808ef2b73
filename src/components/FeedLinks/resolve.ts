import {feeds} from '../../data/feeds';
import {localePath} from '../../data/locales';
import type {FactsResolver} from '../../core/resolver';

export interface FeedLinksProps {
  readonly feeds: readonly {readonly href: string; readonly name: string}[];
}

/** `<FeedLinks />`: the feeds of the page's language; src/build/feeds writes them. */
export const resolve: FactsResolver<FeedLinksProps> = (_attributes, {locale, baseUrl}) => ({
  feeds: Object.values(feeds).map(({name, file}) => ({
    name,
    href: `${baseUrl}${localePath(locale)}${file}`,
  })),
});
