import {
  factGroups,
  sourcedFacts,
  sourcePath,
  type FactGroup,
  type SourcedFact,
} from '../../core/sources';
import {fillIn} from '../../core/text/fillIn';
import {withoutEmpty} from '../../core/withoutEmpty';
import {defaultLocale, type Locale} from '../../data/locales';
import {
  sourceName,
  sourceUrl,
  type Confidence,
  type Evidence,
  type Source,
} from '../../data/sources';
import {isAtLeast, newestVersion, type Build, type VersionId} from '../../data/versions';
import {wordsOf} from '../../words';
import type {FactsContext, FactsResolver} from '../../core/resolver';

/** A source as a page shows it. */
export interface ShownSource {
  readonly name: string;
  readonly url: string;
  /** Date and game version. */
  readonly details?: string;
}

export interface SourceNoteProps {
  /** The fact on the page of sources, below the base of the language. */
  readonly to: string;
  /** Absent: high, as most facts are. */
  readonly confidence?: Confidence | undefined;
  /** The source that shows most of the fact; the page of sources lists all of them. */
  readonly main: ShownSource;
  /** The form that reports a wrong fact, filled in; absent where the site has no repository. */
  readonly report?: {readonly href: string; readonly text: string} | undefined;
}

export function shownSource(source: Source, locale: Locale): ShownSource {
  const {date, build} = source;
  const version = build && fillIn(wordsOf(locale).sources.build, {build});
  const details = [date, version].filter(Boolean).join(' · ');
  return withoutEmpty({
    name: sourceName(source),
    url: sourceUrl(source),
    details: details === '' ? undefined : details,
  }) as ShownSource;
}

/** The issue form for a wrong fact. GitHub fills in the fields whose ids the address names. */
export function reportForm({
  repositoryUrl,
  version,
  locale,
}: FactsContext): SourceNoteProps['report'] {
  if (repositoryUrl === undefined) {
    return undefined;
  }
  const fields = new URLSearchParams({template: 'wrong-fact.yml', version, language: locale});
  return {href: `${repositoryUrl}/issues/new?${fields}`, text: wordsOf(locale).sources.wrong};
}

function namesLater(text: string, version: VersionId): boolean {
  const [build] = /\d+(?:\.\d+)+/.exec(text) ?? [];
  return build !== undefined && !isAtLeast(version, build as Build);
}

/** The first source of a fact as a whole; pages of older editions name no later build. */
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

/** What the closed line beside a fact says. */
export function sourceNoteOf(
  {id, name, path, confidence, sources}: SourcedFact,
  context: FactsContext,
): SourceNoteProps {
  const {baseUrl, locale, version} = context;
  const main = mainSource(sources, version);
  if (!main) {
    throw new Error(`${name} has no source. Add one where the fact is written (src/data).`);
  }
  const form = reportForm(context);
  const page = `${baseUrl}${locale === defaultLocale ? '' : `${locale}/`}${path.slice(1)}`;
  return withoutEmpty({
    to: sourcePath(version, id),
    confidence: confidence === 'high' ? undefined : confidence,
    main: shownSource(main, locale),
    report: form && {...form, href: `${form.href}&${new URLSearchParams({page, key: name})}`},
  });
}

/** The lines of a group's facts, by the ids of the facts (`sourceIds`). */
export function sourceNotesOf(
  group: FactGroup,
  context: FactsContext,
): (id: string) => SourceNoteProps {
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

/** `<SourceNote of="rest" fact="operation-info" />`: the line of a fact by its id on the page of sources. */
export const resolve: FactsResolver<SourceNoteProps> = ({of = '', fact = ''}, context) => {
  const group = factGroups.find((each) => each === of);
  if (!group) {
    throw new Error(`<SourceNote of="${of}" />: use one of ${factGroups.join(', ')}.`);
  }
  return sourceNotesOf(group, context)(fact);
};
