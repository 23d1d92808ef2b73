import type {ParseFrontMatter} from '@docusaurus/types';
import type {Locale} from '../../data/locales';
import {phrasesOf} from '.';

/** Adds phrase breaks to a page's front matter as `phrases`. */
export function withPhrases(parse: ParseFrontMatter, locale: Locale): ParseFrontMatter {
  return async (params) => {
    const {content, frontMatter} = await parse(params);
    const {mark} = await phrasesOf(locale);
    const marked = (field: string, text: unknown) =>
      typeof text === 'string' && mark(text) !== text ? {[field]: mark(text)} : {};
    const {title, sidebar_label: label = title} = frontMatter;
    const {phrases} = marked('phrases', label);
    return {
      content,
      frontMatter: {
        ...frontMatter,
        ...marked('title_phrases', title),
        ...marked('pagination_label', label),
        ...(phrases && {sidebar_custom_props: {phrases}}),
      },
    };
  };
}
