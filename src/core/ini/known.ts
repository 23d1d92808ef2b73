import {distanceOf} from '../text/distance';
import type {GameType} from './game';

/** A setting that some version of the game has. */
export interface KnownKey extends GameType {
  /** The key as the game spells it. */
  readonly key: string;
}

/** The keys of all versions of the game. Keys know no case. */
export class KnownKeys {
  /** Length of the longest key. */
  public readonly longest: number;
  private readonly byLetters: ReadonlyMap<string, KnownKey>;

  public constructor(keys: Iterable<KnownKey>) {
    this.byLetters = new Map([...keys].map((known) => [known.key.toLowerCase(), known]));
    this.longest = Math.max(0, ...[...this.byLetters.keys()].map(({length}) => length));
  }

  /** The known key of a name, in whatever case. */
  public find(name: string): KnownKey | undefined {
    return name.length > this.longest ? undefined : this.byLetters.get(name.toLowerCase());
  }

  /** The longest known key that a text starts with. */
  public atStartOf(text: string): KnownKey | undefined {
    for (let length = Math.min(text.length, this.longest); length > 2; length -= 1) {
      const known = this.byLetters.get(text.slice(0, length).toLowerCase());
      if (known) {
        return known;
      }
    }
    return undefined;
  }

  /** The longest known key that a text ends with. */
  public atEndOf(text: string): KnownKey | undefined {
    const word = /\w*$/.exec(text.slice(-this.longest))?.[0] ?? '';
    for (let from = 0; from < word.length - 2; from += 1) {
      const known = this.byLetters.get(word.slice(from).toLowerCase());
      if (known) {
        return known;
      }
    }
    return undefined;
  }

  /** The known key of which a name lacks one letter. */
  public withOneMore(name: string): KnownKey | undefined {
    const lower = name.toLowerCase();
    for (const [key, known] of this.byLetters) {
      if (key.length === lower.length + 1 && distanceOf(lower, key, 1) === 1) {
        return known;
      }
    }
    return undefined;
  }
}

/** For texts of which nothing is known. */
export const noKnownKeys = new KnownKeys([]);
