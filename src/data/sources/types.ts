/**
 * Where a fact was read: an address, or a repository with a file or an issue in it. The date is that
 * of the state that was read, the build the one it speaks of.
 */
export interface Source {
  /** A repository on GitHub, 'owner/name'. */
  readonly repo?: string;
  /** A file in `repo`, or a thread in it: 'issues/718'. Absent where the repository as a whole says it. */
  readonly path?: string;
  /** Address of a page on another site, or a more exact one than `repo` and `path` give. */
  readonly url?: string;
  /** What it is called, where neither repository nor host says it. */
  readonly name?: string;
  /** 'YYYY-MM-DD', or 'YYYY-MM' where the day isn't known. */
  readonly date?: string;
  /** The game version it speaks of, as it is written there. */
  readonly build?: string;
  /** What it says, for a person who checks it; in English, and published with the data only. */
  readonly note?: string;
}

/** What of a fact a source shows, where it isn't the fact as a whole. */
export const aspects = ['effect', 'range', 'values', 'newWorld'] as const;

export type Aspect = (typeof aspects)[number];

/** A source, and what of a fact it shows. */
export interface Evidence extends Source {
  readonly shows?: Aspect;
}

/**
 * How sure a statement is. high: the game's own file or program, or several sources that agree;
 * medium: one good source; low: weak signs only, so the words must say that it is uncertain.
 */
export type Confidence = 'high' | 'medium' | 'low';
