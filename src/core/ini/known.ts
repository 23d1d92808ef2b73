import type {GameType} from './game';

/** A setting that some version of the game has. */
export interface KnownKey extends GameType {
  /** The key as the game spells it. */
  readonly key: string;
  /** Whether it holds a password. */
  readonly isSecret?: boolean;
}

/** Blanks, those that web pages have too. */
export const blank = '[ \\t\\u00a0\\u3000\\ufeff\\u200b-\\u200d\\u2060]';
const sign = `${blank}*(?:[=＝]|[:：](?!:))`;
/** What may come behind a key in pieces: a sign, or in a table the blanks of a column. */
const behindTorn = new RegExp(
  // At the first of some blanks only: from each of a long run of them the search would go through the rest.
  `(?<!${blank})["'”]?${sign}|(?<=^[ \\t]*[A-Za-z][\\w ]{2,60})(?<! )(?: {2,}|\\t+)(?=\\S)`,
  'gm',
);
/** What may be between the letters of a key in pieces, at most two of it. */
const tear = /[ \t\r\n"',_-]/;

/** The letters of a key alone. */
const squeezed = (key: string): string => key.replace(/[\W_]/g, '').toLowerCase();

/** The keys of all versions of the game. Keys know no case. */
export class KnownKeys {
  private readonly byLetters: ReadonlyMap<string, KnownKey>;
  private readonly bySqueezed: ReadonlyMap<string, KnownKey>;
  private readonly whole: RegExp;

  public constructor(keys: readonly KnownKey[]) {
    this.byLetters = new Map(keys.map((known) => [known.key.toLowerCase(), known]));
    this.bySqueezed = new Map(keys.map((known) => [squeezed(known.key), known]));
    const names = [...this.byLetters.keys()].sort((a, b) => b.length - a.length);
    const any = names.length === 0 ? '(?!)' : names.join('|');
    // Without a sign, as in tables, a key has to start a line or to follow a comma.
    const signless = `(?:${blank}+(?=[-+.\\d"“]|(?:True|False|None)\\b)|(?=["“]|(?:True|False)\\b))`;
    this.whole = new RegExp(
      `(?<![\\w$%{])(${any})["'”]?(?:${sign}|(?<=(?:^|[,(;])${blank}*["']?\\1["']?)${signless})`,
      'gim',
    );
  }

  /** The known key of a name, in whatever case. */
  public find(name: string): KnownKey | undefined {
    return this.byLetters.get(name.toLowerCase());
  }

  /** The known key that a name in other spelling means: `Exp Rate`, `EXP_RATE`. */
  public spelt(name: string): KnownKey | undefined {
    return this.bySqueezed.get(squeezed(name.normalize('NFKC')));
  }

  /** The next known key with its sign. */
  public next(text: string, from: number): KeyAt | undefined {
    this.whole.lastIndex = from;
    const match = this.whole.exec(text);
    const known = match && this.find(match[1] ?? '');
    return match && known
      ? {
          key: known.key,
          known,
          at: match.index,
          rawAt: match.index + match[0].length,
          name: match[0],
        }
      : undefined;
  }

  /** The first known key of a part that is in pieces: with blanks, breaks or quotes between its letters. */
  public torn(whole: string, start: number, end: number): KeyAt | undefined {
    const text = whole.slice(start, end);
    for (const match of text.matchAll(behindTorn)) {
      let letters = '';
      let gap = 0;
      let found: KeyAt | undefined;
      for (let at = match.index - 1; at >= 0 && gap < 3 && letters.length < 60; at -= 1) {
        const char = text[at] ?? '';
        const isLetter = /[A-Za-z0-9]/.test(char);
        if (!isLetter && !tear.test(char)) {
          break;
        }
        gap = isLetter ? 0 : gap + 1;
        letters = isLetter ? char.toLowerCase() + letters : letters;
        const known =
          isLetter && !/[\w$%{]/.test(text[at - 1] ?? '') && this.bySqueezed.get(letters);
        if (known) {
          const rawAt = match.index + match[0].length;
          const name = text.slice(at, rawAt);
          found = {key: known.key, known, at: start + at, rawAt: start + rawAt, name};
        }
      }
      if (found) {
        return found;
      }
    }
    return undefined;
  }
}

/** A key in a text. */
export interface KeyAt {
  readonly key: string;
  readonly known?: KnownKey;
  /** Where it starts, and where its value does. */
  readonly at: number;
  readonly rawAt: number;
  /** How it was written, with its sign. */
  readonly name: string;
}

/** For texts of which nothing is known. */
export const noKnownKeys = new KnownKeys([]);
