import type {EditorData} from '../../../core/editor';
import type {Locale} from '../../../data/locales';
import type {Words} from '../../../words/types';

/** Sentences of the command in one language, by id. */
export interface CommandWords {
  readonly command: Words['settingsCommand'];
  /** `problem.<code>`, `problems.<code>`, `server.<kind>`, `fault.<code>`, `warning.<code>`. */
  readonly file: Readonly<Record<string, string>>;
}

/** What is built into the command: the settings of each version, newest first, and the words. */
export interface CommandFacts {
  readonly versions: readonly EditorData[];
  readonly words: Readonly<Record<Locale, CommandWords>>;
}

/** Where the command runs. */
export interface Surroundings {
  readonly folder: string;
  /** The language of the system, such as `ja_JP.UTF-8`. */
  readonly language: string;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}
