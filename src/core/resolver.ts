import type {Locale} from '../data/locales';
import type {VersionId} from '../data/versions';
import {nearestNames} from './text/distance';

/** Where a component is: which version's page, in which language, in which file. */
export interface FactsContext {
  readonly version: VersionId;
  readonly locale: Locale;
  /** The path below which the site is published, '/' or '/guide/', without the language. */
  readonly baseUrl: string;
  /** The address of the site without a path; missing where pages are only checked. */
  readonly siteUrl?: string | undefined;
  /** Address of the repository, where the site has one: issues are opened there. */
  readonly repositoryUrl?: string | undefined;
  /** Path of the page's file, for messages. */
  readonly file: string;
}

/** The attributes a writer gave, all of them plain text (`<Setting name="ExpRate" />`). */
export type FactsAttributes = Readonly<Record<string, string>>;

/**
 * Turns what a writer wrote into the props of a component, at build time.
 *
 * It runs in Node and may import any data. The props are written into the page, so they must be
 * plain JSON. It throws an Error whose sentence says what is wrong and what to do; the build adds
 * the file and the line.
 */
export type FactsResolver<Props> = (attributes: FactsAttributes, context: FactsContext) => Props;

/** A heading that a component writes, for the table of contents. */
export interface EntryOfContents {
  readonly id: string;
  readonly text: string;
  /** Shown as code. */
  readonly isCode?: boolean;
}

/** Lists the headings (of the third level) that a component writes with the props of its resolver. */
export type ContentsOf<Props> = (props: Props, context: FactsContext) => readonly EntryOfContents[];

/** Marks the phrases of the short texts in the props of a resolver; the component shows them with `<Phrases>`. */
export type WithPhrases<Props> = (props: Props, mark: (text: string) => string) => Props;

/** What to say about a name that is none of those there are. */
export function hintFor(given: string, names: readonly string[]): string {
  const near = nearestNames(given, names);
  const list = `${near.slice(0, -1).join(', ')} or ${near.at(-1)}`;
  return near.length < names.length ? `The nearest are ${near.join(', ')}.` : `Use ${list}.`;
}

/** The one of some names that a writer gave. @throws where it is none of them, with the nearest */
export function oneOf<Name extends string>(
  what: string,
  names: readonly Name[],
  given: string | undefined = '',
): Name {
  const found = names.find((name) => name === given);
  if (found === undefined) {
    throw new Error(`There is no ${what} "${given}". ${hintFor(given, names)}`);
  }
  return found;
}

/** The keys of a table whose keys are known. */
export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(table) as Key[];
