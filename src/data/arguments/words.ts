import type {Locale} from '../locales';
import type {ArgumentName} from './index';
import type {StartScenarioId} from './scenarios';
import en from './words/en.json';
import ja from './words/ja.json';

/** What is said about an argument. Text between backquotes is shown as code. */
export interface ArgumentWords {
  /** One sentence: what it does. */
  readonly meaning: string;
  /** What else one has to know, if anything. */
  readonly note?: string;
  /** Words for the value, where the placeholder does not explain itself. */
  readonly value?: string;
}

/** What is said about a ready start line. */
export interface ScenarioWords {
  readonly title: string;
  readonly text: string;
  /** Sentences to add where the line holds an argument that only some versions have. */
  readonly extra?: Readonly<Partial<Record<ArgumentName, string>>>;
}

interface AllArgumentWords {
  readonly arguments: Readonly<Record<ArgumentName, ArgumentWords>>;
  readonly scenarios: Readonly<Record<StartScenarioId, ScenarioWords>>;
}

/** A missing argument in either language is a compile error here. */
export const argumentWords: Readonly<Record<Locale, AllArgumentWords>> = {en, ja};
