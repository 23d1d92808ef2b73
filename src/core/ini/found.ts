import type {IniEntry} from './file';
import {isPlainKey} from './scan';

const noSlots = new Int32Array(0);
/** Another start of the sums in each run, so that nobody can make up keys that share one. */
const seed = Math.floor(Math.random() * 0x7fffffff);

/** The sum of a key, by which it is found again. */
function sumOf(text: string, from: number, to: number): number {
  let sum = seed;
  for (let at = from; at < to; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  }
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  return sum ^ (sum >>> 13);
}

function isSameStretch(text: string, a: number, b: number, length: number): boolean {
  for (let at = 0; at < length; at += 1) {
    if (text.charCodeAt(a + at) !== text.charCodeAt(b + at)) {
      return false;
    }
  }
  return true;
}

/**
 * What stands between the parentheses of the option line, or of several that count as one: one entry
 * for each key, the last one, at the place of the first.
 *
 * Keys and values are kept as stretches of the text, so that a megabyte of them makes no work for
 * the memory before it is known which ones stay.
 */
export class FoundList {
  /** Comment lines that stood among the settings. */
  public readonly comments: string[] = [];
  /** Offset of the very first key, whatever became of its entry. */
  public start = 0;
  /** The numbers of the entries whose values no message may show. */
  public readonly hidden = new Set<number>();
  /** Whether what follows the list may be the rest of a password. */
  public endsNearSecret = false;
  /** For each entry, the offset at which its key stands. */
  public readonly offsets: number[] = [];
  private readonly keyLengths: number[] = [];
  private readonly sums: number[] = [];
  private readonly valueStarts: number[] = [];
  private readonly valueEnds: number[] = [];
  private readonly mended: (string | undefined)[] = [];
  /** A table of the entries' numbers, counted from 1, by the sums of their keys. */
  private slots = noSlots;

  public constructor(private readonly text: string) {}

  public get size(): number {
    return this.offsets.length;
  }

  /** The number of the entry with the key of a stretch. A new key gets the next number. */
  public numberOf(from: number, to: number): number {
    if (this.size * 2 >= this.slots.length) {
      this.grow();
    }
    const {text, slots} = this;
    const sum = sumOf(text, from, to);
    let slot = sum & (slots.length - 1);
    for (let number = slots[slot] ?? 0; number > 0; number = slots[slot] ?? 0) {
      const index = number - 1;
      if (
        this.sums[index] === sum &&
        this.keyLengths[index] === to - from &&
        isSameStretch(text, this.offsets[index] ?? 0, from, to - from)
      ) {
        return index;
      }
      slot = (slot + 1) & (slots.length - 1);
    }
    const index = this.offsets.push(from) - 1;
    slots[slot] = index + 1;
    this.start = index === 0 ? from : this.start;
    this.keyLengths.push(to - from);
    this.sums.push(sum);
    this.valueStarts.push(0);
    this.valueEnds.push(0);
    this.mended.push(undefined);
    return index;
  }

  /** Gives an entry its value: a stretch of the text, or what that was mended to. */
  public set(index: number, offset: number, from: number, to: number, mended?: string): void {
    this.offsets[index] = offset;
    this.valueStarts[index] = from;
    this.valueEnds[index] = to;
    this.mended[index] = mended;
  }

  /** The raw value of an entry. */
  public valueOf(index: number): string {
    return this.mended[index] ?? this.text.slice(this.valueStarts[index], this.valueEnds[index]);
  }

  /** Tells whether any of the keys is one as the game has them. */
  public hasPlainKey(): boolean {
    return this.offsets.some((offset, index) =>
      isPlainKey(this.text, offset, offset + (this.keyLengths[index] ?? 0)),
    );
  }

  /** All entries, for the reader of the file. */
  public entries(): readonly IniEntry[] {
    const entries: IniEntry[] = [];
    for (let index = 0; index < this.offsets.length; index += 1) {
      const offset = this.offsets[index] ?? 0;
      entries.push({
        key: this.text.slice(offset, offset + (this.keyLengths[index] ?? 0)),
        value: this.valueOf(index),
      });
    }
    return entries;
  }

  private grow(): void {
    this.slots = new Int32Array(Math.max(256, this.slots.length * 4));
    const mask = this.slots.length - 1;
    for (let index = 0; index < this.sums.length; index += 1) {
      let slot = (this.sums[index] ?? 0) & mask;
      while (this.slots[slot] !== 0) {
        slot = (slot + 1) & mask;
      }
      this.slots[slot] = index + 1;
    }
  }
}
