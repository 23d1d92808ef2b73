/**
 * Where a fact was read. The date is that of the state that was read, the build is the one that it
 * describes.
 */
export interface Source {
  /** 'owner/name' on GitHub. */
  readonly repo?: string;
  /** A file in `repo`, or a thread such as 'issues/718'. */
  readonly path?: string;
  /** A page on another site, or a more exact address than `repo` and `path`. */
  readonly url?: string;
  /** Needed where neither repository nor host is a name. */
  readonly name?: string;
  /** 'YYYY-MM-DD', or 'YYYY-MM' where the day isn't known. */
  readonly date?: string;
  /** As the source writes it. */
  readonly build?: string;
  /** In English, for people who check the source; published with the data only. */
  readonly note?: string;
}

export const aspects = ['effect', 'range', 'values', 'newWorld'] as const;

export type Aspect = (typeof aspects)[number];

export interface Evidence extends Source {
  readonly shows?: Aspect;
}

/**
 * high: the game's own file or program, or several sources that agree. medium: one good source.
 * low: weak signs, so the words must say that it is uncertain.
 */
export type Confidence = 'high' | 'medium' | 'low';
