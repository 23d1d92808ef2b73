import type {PairFault} from './shell';

export interface Pair {
  readonly key: string;
  readonly value: string;
  readonly at: number;
  /** Written as in a settings file. */
  readonly isPlain?: boolean;
  /** Why the value can't be known. */
  readonly fault?: PairFault;
}

export type ListForm = 'json' | 'lines';

export interface PairList {
  readonly form: ListForm;
  readonly pairs: readonly Pair[];
  /**
   * Files and objects with further settings: `--env-file`, `env_file`, `EnvironmentFile`,
   * `envFrom`.
   */
  readonly elsewhere: readonly {readonly name: string; readonly at: number}[];
}

/** Whether a key is that of a setting or a variable. */
export type IsKnown = (key: string) => boolean;
