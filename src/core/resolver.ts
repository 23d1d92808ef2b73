import type {Locale} from '../data/locales';
import type {VersionId} from '../data/versions';
import {nearestNames} from './text/distance';

export interface FactsContext {
  readonly version: VersionId;
  readonly locale: Locale;
  /** The base path without the language: '/' or '/guide/'. */
  readonly baseUrl: string;
  /** Undefined in a check of pages, which doesn't know the site's address. */
  readonly siteUrl?: string | undefined;
  readonly repositoryUrl?: string | undefined;
  /** The page's file, which error messages name. */
  readonly file: string;
}

export type FactsAttributes = Readonly<Record<string, string>>;

/**
 * Turns a component's attributes into its props while the site is built. The props must be plain
 * JSON. It throws an Error that says what to correct; the build adds file and line.
 */
export type FactsResolver<Props> = (attributes: FactsAttributes, context: FactsContext) => Props;

/** A heading in the table of contents that a component writes. */
export interface EntryOfContents {
  readonly id: string;
  readonly text: string;
  readonly isCode?: boolean;
}

/** The third-level headings that a component writes. */
export type ContentsOf<Props> = (props: Props, context: FactsContext) => readonly EntryOfContents[];

/**
 * Inserts phrase breaks into the short texts of the props; the component renders them with
 * `<Phrases>`.
 */
export type WithPhrases<Props> = (props: Props, mark: (text: string) => string) => Props;

/** Returns the end of a message about an unknown name, with the nearest known ones. */
export function hintFor(given: string, names: readonly string[]): string {
  const near = nearestNames(given, names);
  const list = `${near.slice(0, -1).join(', ')} or ${near.at(-1)}`;
  return near.length < names.length ? `The nearest are ${near.join(', ')}.` : `Use ${list}.`;
}

/** Checks a name that a writer gave. Throws with the nearest names where it is unknown. */
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

export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(table) as Key[];
