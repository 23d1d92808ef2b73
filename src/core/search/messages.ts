import type {SearchResult} from './types';

export interface AnswerOptions {
  readonly limit?: number;
  readonly snippetLength?: number;
  readonly perPage?: number;
}

/** What the page asks the worker. */
export type Question =
  | {readonly kind: 'hello'}
  | {readonly kind: 'load'; readonly url: string; readonly locale: string}
  | {
      readonly kind: 'search';
      readonly url: string;
      readonly locale: string;
      readonly query: string;
      readonly options: AnswerOptions;
    };

export type Request = Question & {readonly id: number};

/** What the worker says. */
export type Reply =
  | {readonly id: number; readonly result: SearchResult | undefined}
  | {readonly id: number; readonly error: string};
