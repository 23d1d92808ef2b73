import {startLines} from '../../core/arguments';
import {highlightToHtml} from '../../core/highlight';
import {joinSentences} from '../../core/text/sentences';
import {wordsOf} from '../../words';
import type {ContentsOf, FactsResolver} from '../../core/resolver';

export interface StartLinesProps {
  readonly lines: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    /** The lines as coloured HTML. */
    readonly windows: string;
    readonly linux: string;
    readonly docker?: string | undefined;
  }[];
}

/** `<StartLines />`: start lines of the page's version that can be copied as they are. */
export const resolve: FactsResolver<StartLinesProps> = (_attributes, {version, locale}) => ({
  lines: startLines(version).map(({id, ...forms}) => {
    const {title, text, extra = {}} = wordsOf(locale).arguments.scenarios[id];
    const more = Object.entries(extra)
      .filter(([name]) => forms.linux.includes(name))
      .map(([, sentence]) => sentence);
    return {
      id,
      title,
      text: joinSentences([text, ...more], wordsOf(locale).text.betweenSentences),
      windows: highlightToHtml(forms.windows, 'batch'),
      linux: highlightToHtml(forms.linux, 'bash'),
      docker: forms.docker && highlightToHtml(forms.docker, 'yaml'),
    };
  }),
});

export const contentsOf: ContentsOf<StartLinesProps> = ({lines}) =>
  lines.map(({id, title}) => ({id: `start-${id}`, text: title}));
