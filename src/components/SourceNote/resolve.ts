import {
  factGroups,
  sourcedFacts,
  sourcePath,
  type FactGroup,
  type SourcedFact,
} from '../../core/sources';
import {fillIn} from '../../core/text/fillIn';
import {localePath, type Locale} from '../../data/locales';
import {sourceName, sourceUrl, type Evidence, type Source} from '../../data/sources';
import {isAtLeast, newestVersion, type Build, type VersionId} from '../../data/versions';
import {wordsOf} from '../../words';
import {oneOf, type FactsContext, type FactsResolver} from '../../core/resolver';

export type SourceNoteProps = NonNullable<ReturnType<typeof sourceNoteOf>>;

export function shownSource(source: Source, locale: Locale) {
  const {date, build} = source;
  const version = build && fillIn(wordsOf(locale).sources.build, {build});
  const details = [date, version].filter(Boolean).join(' · ') || undefined;
  return {name: sourceName(source), url: sourceUrl(source) ?? '', details};
}

/** Returns a plain address for a path below the base. */
export const hrefOf = (path: string, {baseUrl, locale}: FactsContext): string =>
  `${baseUrl}${localePath(locale)}${path.slice(1)}`;

/** Returns the issue form, if there is a repository. */
export function reportOf({name, path}: SourcedFact, context: FactsContext) {
  const {repositoryUrl, version, locale} = context;
  const fields = {
    template: 'wrong-fact.yml',
    version,
    language: locale,
    page: hrefOf(path, context),
    key: name,
  };
  return repositoryUrl === undefined
    ? undefined
    : {
        href: `${repositoryUrl}/issues/new?${new URLSearchParams(fields)}`,
        text: wordsOf(locale).sources.wrong,
      };
}

function namesLater(text: string, version: VersionId): boolean {
  const [build] = /\d+(?:\.\d+)+/.exec(text) ?? [];
  return build !== undefined && !isAtLeast(version, build as Build);
}

/** Pages of older editions name no later build. */
function mainSource(sources: readonly Evidence[], version: VersionId): Source | undefined {
  const whole = sources.filter(({shows}) => shows === undefined);
  if (version === newestVersion.id) {
    return whole[0] ?? sources[0];
  }
  const found =
    whole.find((source) => !namesLater(sourceName(source), version)) ?? whole[0] ?? sources[0];
  if (!found || !namesLater(found.build ?? '', version)) {
    return found;
  }
  const {build: _later, ...rest} = found;
  return rest;
}

/** Returns a note unless the fact is confirmed. */
export function sourceNoteOf(fact: SourcedFact, context: FactsContext) {
  const {locale, version} = context;
  const main = mainSource(fact.sources, version);
  if (!main) {
    throw new Error(`${fact.name} has no source. Add one where the fact is written (src/data).`);
  }
  if (fact.confidence === 'high') {
    return undefined;
  }
  return {
    sure: wordsOf(locale).sources.sure[fact.confidence],
    to: sourcePath(version, fact.id),
    main: shownSource(main, locale),
    report: reportOf(fact, context),
  };
}

export function sourceNotesOf(
  group: FactGroup,
  context: FactsContext,
): (id: string) => SourceNoteProps | undefined {
  const facts = new Map(sourcedFacts(group, context.version).map((fact) => [fact.id, fact]));
  return (id) => {
    const fact = facts.get(id);
    if (!fact) {
      throw new Error(
        `There is no fact "${id}" in the group ${group} of ${context.version}. The ids are those on the page of sources.`,
      );
    }
    return sourceNoteOf(fact, context);
  };
}

export const factGroupOf = (name: string | undefined): FactGroup =>
  oneOf('group of facts', factGroups, name);

export const resolve: FactsResolver<Partial<SourceNoteProps>> = ({of, fact = ''}, context) =>
  sourceNotesOf(factGroupOf(of), context)(fact) ?? {};
