/** What reading a list of settings comes to. */
import type {PairFault} from './shell';

/** A key with its value, as the text has them. */
export interface Pair {
  readonly key: string;
  readonly value: string;
  /** Where the key is in the text. */
  readonly at: number;
  /** A line `Key=Value`, as a settings file has them. */
  readonly isPlain?: boolean;
  /** Why the value can't be known. */
  readonly fault?: PairFault;
}

export type ListForm = 'json' | 'lines';

export interface PairList {
  readonly form: ListForm;
  readonly pairs: readonly Pair[];
  /** Files and objects that hold further settings: `--env-file`, `env_file`, `EnvironmentFile`, `envFrom`. */
  readonly elsewhere: readonly {readonly name: string; readonly at: number}[];
}

/** Tells whether a key is that of a setting or a variable. */
export type IsKnown = (key: string) => boolean;
