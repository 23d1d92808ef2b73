import {buildsCheckedOn, newestBuild} from '../../data/builds';
import {fillIn} from '../../core/text/fillIn';
import {wordsOf} from '../../words';
import {languageOf, type Locale} from '../../data/locales';
import type {FactsResolver} from '../../core/resolver';

export interface NewestBuildProps {
  readonly text: string;
}

/** The newest build, with the day up to which this guide knows the builds of the game. */
export function newestBuildText(locale: Locale): string {
  const day = new Intl.DateTimeFormat(languageOf(locale).tag, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(buildsCheckedOn));
  return fillIn(wordsOf(locale).builds.newestKnown, {build: newestBuild.version, day});
}

/** `<NewestBuild />`: 1.0.5 (newest known to this guide on 23 November 2026). */
export const resolve: FactsResolver<NewestBuildProps> = (_attributes, {locale}) => ({
  text: newestBuildText(locale),
});
