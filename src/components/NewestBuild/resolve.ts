import {newestBuild} from '../../data/builds';
import {wordsOf} from '../../words';
import {languageOf, type Locale} from '../../data/locales';
import type {FactsResolver} from '../../core/resolver';

export interface NewestBuildProps {
  readonly text: string;
}

/** The newest build known to this guide, with its day: 1.0.4 (7 September 2026). */
export function newestBuildText(locale: Locale): string {
  const {version, released} = newestBuild;
  const day = new Intl.DateTimeFormat(languageOf(locale).tag, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(typeof released === 'string' ? released : released[1]));
  return wordsOf(locale).text.withRemark.replace('{text}', version).replace('{remark}', day);
}

/** `<NewestBuild />`: the newest build known to this guide, with its day. */
export const resolve: FactsResolver<NewestBuildProps> = (_attributes, {locale}) => ({
  text: newestBuildText(locale),
});
