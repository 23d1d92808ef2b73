import type {Locale} from '../locales';
import type {CommandName} from './index';
import en from './words/en.json';
import ja from './words/ja.json';

/** What is said about a command. Text between backquotes is shown as code. */
export interface CommandWords {
  /** One sentence: what it does. */
  readonly effect: string;
  /** What each parameter is, by its name. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** What to know about the reply. */
  readonly reply?: string;
  /** What else one has to know, if anything. */
  readonly note?: string;
}

/** A missing command in either language is a compile error here. */
export const commandWords: Readonly<Record<Locale, Readonly<Record<CommandName, CommandWords>>>> = {
  en,
  ja,
};
