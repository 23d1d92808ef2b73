import {startLines} from '../../core/arguments';
import {highlightToHtml} from '../../core/highlight';
import {joinSentences} from '../../core/text/sentences';
import {wordsOf} from '../../words';
import type {ContentsOf, FactsAttributes, FactsContext, WithPhrases} from '../../core/resolver';

export const resolve = (_: FactsAttributes, {version, locale}: FactsContext) => ({
  lines: startLines(version).map(({id, windows, linux, docker}) => {
    const {title, text, extra = {}} = wordsOf(locale).arguments.scenarios[id];
    const more = Object.entries(extra)
      .filter(([name]) => linux.includes(name))
      .map(([, sentence]) => sentence);
    return {
      id,
      title,
      text: joinSentences([text, ...more], wordsOf(locale).text.betweenSentences),
      windows: highlightToHtml(windows, 'batch'),
      linux: highlightToHtml(linux, 'bash'),
      docker: docker && highlightToHtml(docker, 'yaml'),
    };
  }),
});

export type StartLinesProps = ReturnType<typeof resolve>;

export const contentsOf: ContentsOf<StartLinesProps> = ({lines}) =>
  lines.map(({id, title}) => ({id: `start-${id}`, text: title}));

export const phrases: WithPhrases<StartLinesProps> = ({lines}, mark) => ({
  lines: lines.map((line) => ({...line, title: mark(line.title)})),
});
