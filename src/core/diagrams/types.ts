import type {VersionId} from '../../data/versions';
import type {Scene} from './canvas';

/** What a picture is drawn from: the version of the page, and words in its language. */
export interface DiagramInput {
  readonly version: VersionId;
  /** The word with this key, its `{placeholders}` filled in. */
  readonly word: (key: string, values?: Readonly<Record<string, string>>) => string;
}

/** One picture: drawn for a wide page and for a phone, and told in sentences. */
export interface DiagramDefinition {
  readonly wide: (input: DiagramInput) => Scene;
  readonly narrow: (input: DiagramInput) => Scene;
  readonly sentences: (input: DiagramInput) => readonly string[];
}

/** Widths of the two drawings, in units that are about a pixel. */
export const wideWidth = 720;
export const narrowWidth = 340;
