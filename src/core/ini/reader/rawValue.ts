import type {ProblemCode} from '../problems';

/** Something that was put right in a value. */
export interface Repair {
  readonly code: ProblemCode;
  readonly offset: number;
  /** What the message shows of the value, unless it may be a password. */
  readonly content?: string;
}

/** A value as it was read; the cursor stands behind it. */
export interface RawValue {
  readonly raw: string;
  readonly repairs: readonly Repair[];
}
