/** `date` is that of the version that we read, and `build` is the build that it describes. */
export interface Source {
  readonly repo?: string;
  readonly path?: string;
  readonly url?: string;
  /** Needed if neither the repository nor the host names the source. */
  readonly name?: string;
  readonly date?: string;
  readonly build?: string;
  readonly note?: string;
}

export const aspects = ['effect', 'range', 'values', 'newWorld'] as const;

export type Aspect = (typeof aspects)[number];

export interface Evidence extends Source {
  readonly shows?: Aspect;
}

/**
 * high: the game's own file or program, or several sources that agree. medium: one good source.
 * low: weak signs, so the words must call it uncertain.
 */
export type Confidence = 'high' | 'medium' | 'low';
