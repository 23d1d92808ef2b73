import {factGroups, sourcedFacts} from '../../core/sources';
import type {Confidence, Source} from '../../data/sources';
import {reportForm, shownSource, type ShownSource} from '../SourceNote/resolve';
import {wordsOf} from '../../words';
import {withoutEmpty} from '../../core/withoutEmpty';
import type {FactsResolver} from '../../core/resolver';

export interface SourcesProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The form that reports a wrong fact, its version and language filled in. */
  readonly form?: {readonly href: string; readonly text: string};
  /** Several facts name the same one, so each is here once. */
  readonly sources: readonly ShownSource[];
  readonly facts: readonly {
    readonly id: string;
    readonly name: string;
    /** Where the guide explains it, below the base of the language. */
    readonly path: string;
    /** Absent: high. */
    readonly confidence?: Confidence;
    /** Places in `sources`, each with what of the fact it shows where that isn't all of it. */
    readonly from: readonly (readonly [source: number, shows?: string])[];
  }[];
}

/** `<Sources of="settings" />`: what each fact of a group rests on, for the page's version. */
export const resolve: FactsResolver<SourcesProps> = ({of = ''}, context) => {
  const group = factGroups.find((each) => each === of);
  if (!group) {
    throw new Error(`<Sources of="${of}" />: use one of ${factGroups.join(', ')}.`);
  }
  const words = wordsOf(context.locale).sources;
  const places = new Map<string, number>();
  const sources: ShownSource[] = [];
  const placeOf = (source: Source): number => {
    const record = shownSource(source, context.locale);
    const key = JSON.stringify(record);
    const place = places.get(key) ?? sources.push(record) - 1;
    places.set(key, place);
    return place;
  };
  const facts = sourcedFacts(group, context.version).map(
    ({id, name, path, confidence, sources: all}) => ({
      id,
      name,
      path,
      ...(confidence === 'high' ? {} : {confidence}),
      from: all.map((source) => {
        const place = placeOf(source);
        return source.shows ? ([place, words.shows[source.shows]] as const) : ([place] as const);
      }),
    }),
  );
  if (facts.length === 0) {
    throw new Error(
      `<Sources of="${of}" />: ${context.version} has no such facts. Put it into <Since v="…"> of the first edition that has them.`,
    );
  }
  const {fact, readIn, confidence} = words.columns;
  return withoutEmpty({
    caption: words.captions[group],
    columns: [fact, readIn, confidence],
    form: reportForm(context),
    sources,
    facts,
  }) as SourcesProps;
};
