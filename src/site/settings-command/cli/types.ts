import type {EditorData, Sentences} from '../../../core/editor';
import type {Locale} from '../../../data/locales';
import type {Words} from '../../../words/types';

/** Sentences of the command in one language, by id. */
export interface CommandWords {
  readonly command: Words['settingsCommand'];
  /** About a file: `problem.<code>.one`, `server.<kind>`, `fault.<code>`, `warning.<code>`. */
  readonly file: Sentences;
}

/** What is built into the command: the settings of each version, newest first, and the words. */
export interface CommandFacts {
  /** Of the package. */
  readonly version: string;
  readonly versions: readonly EditorData[];
  readonly words: Readonly<Record<Locale, CommandWords>>;
}

/** Where the command runs. */
export interface Surroundings {
  readonly folder: string;
  /** The language of the system, such as `ja_JP.UTF-8`. */
  readonly language: string;
  /** How it was called: `node palworld-settings.mjs`, or the name of an installed package. */
  readonly name: string;
  /** Standard output and standard error. */
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
}
