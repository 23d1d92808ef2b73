import type {IniEntry} from '../file';
import {isPlainKey} from '../scan';

/** A setting that was found, and where. */
export interface FoundSetting {
  readonly key: string;
  readonly value: string;
  /** Offset of its key in the text. */
  readonly offset: number;
  /** Whether no message may show its value. */
  readonly isHidden: boolean;
  /** Which option line it stands on, counted from 1. */
  readonly line: number;
}

/**
 * What stands between the parentheses of the option line, or of several that count as one: one
 * setting for each key, at the place of the first. Keys know no case.
 */
export class FoundList {
  /** Comment lines that stood among the settings. */
  public readonly comments: string[] = [];
  /** Offset of the very first key, whatever became of its setting. */
  public start = 0;
  /** Whether what follows the list may be the rest of a password. */
  public endsNearSecret = false;
  /** How many option lines were read into this list. */
  public lines = 0;
  private readonly byKey = new Map<string, FoundSetting>();

  public get size(): number {
    return this.byKey.size;
  }

  /** The setting of a key, if it was found already. */
  public find(key: string): FoundSetting | undefined {
    return this.byKey.get(key.toLowerCase());
  }

  /** Adds a setting, or puts it in the place of the one that its key has already. */
  public set(setting: FoundSetting): void {
    if (this.byKey.size === 0) {
      this.start = setting.offset;
    }
    this.byKey.set(setting.key.toLowerCase(), setting);
  }

  /** Tells whether any of the keys is one as the game has them. */
  public hasPlainKey(): boolean {
    return [...this.byKey.values()].some(({key}) => isPlainKey(key, 0, key.length));
  }

  public settings(): readonly FoundSetting[] {
    return [...this.byKey.values()];
  }

  public entries(): readonly IniEntry[] {
    return [...this.byKey.values()].map(({key, value}) => ({key, value}));
  }
}
