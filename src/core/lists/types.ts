import type {PairFault} from './shell';

export interface Pair {
  readonly key: string;
  readonly value: string;
  readonly at: number;
  readonly isPlain?: boolean;
  readonly fault?: PairFault;
}

export type ListForm = 'json' | 'lines';

export interface PairList {
  readonly form: ListForm;
  readonly pairs: readonly Pair[];
  /** Files and objects such as `--env-file` and `envFrom` have further settings. */
  readonly elsewhere: readonly {readonly name: string; readonly at: number}[];
}

export type IsKnown = (key: string) => boolean;
