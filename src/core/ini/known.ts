import type {GameType} from './game';

/** A setting that some version of the game has. */
export interface KnownKey extends GameType {
  /** The key as the game spells it. */
  readonly key: string;
  /** Whether it holds a password. */
  readonly isSecret?: boolean;
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

const blank = '[ \\t\\u00a0\\u3000]';
const quotes = '["\'`“”]';
/** What may be between the letters of a key, where it is in pieces or spelt in another way. */
const tear = '[\\s"\',_{}\\\\-]{0,3}';
/** Signs of Markdown and of other languages that may be between a key and its equals sign. */
const idle = '(?:[*_~`+?.!>/|\\\\-]{1,4}|\\[\\d?\\])?';
const sign = `${quotes}?${idle}${blank}*(?:[=＝]+>?|[:：](?!:)[=＝]?|->)`;
/** Instead of a sign, behind a key that starts a line or follows a comma: a column, or blanks before a number, a quote, a switch. */
const signless = `${quotes}?(?:(?: {2}|\\t)${blank}*(?=\\S)|${blank}+(?=[-+.\\d"“]|(?:True|False|None)\\b)|(?=["“]|(?:True|False)\\b))`;
/** Behind a value, a key may start whose comma is gone: behind a word, here, or a number. */
export const wordsBefore =
  'True|False|None|Easy|Normal|Hard|Hardcore|Custom|Region|All|Item|ItemAndEquipment|Text|Json';
/** Not inside a word, but behind such a value. */
const free = `(?:(?<![\\w$%{])|(?<==(?:${wordsBefore}|[\\d.]{1,20})))`;
const quoted = /^(["'`])\w+\1/;
const start = new RegExp(`(?:^|[,(;\\r\\n])${blank}*${quotes}?$`);

/** The ends of names as one pattern, in which a common start is looked for once. */
function anyOf(ends: readonly string[], between = tear): string {
  const firsts = [...new Set(ends.map(([first = '']) => first))];
  const each = firsts.map((first) => {
    const longer = ends.filter((end) => end[0] === first).map((end) => end.slice(1));
    return first && between + first + anyOf(longer);
  });
  return each.length > 1 ? `(?:${each.join('|')})` : (each[0] ?? '');
}

/** The letters of a key alone. */
const squeezed = (key: string): string => key.replace(/[\W_]/g, '').toLowerCase();

/** The keys of all versions of the game. Keys know no case. */
export class KnownKeys {
  private readonly byLetters: ReadonlyMap<string, KnownKey>;
  private readonly search: RegExp;

  public constructor(keys: readonly KnownKey[]) {
    this.byLetters = new Map(keys.map((known) => [squeezed(known.key), known]));
    const any = keys.length === 0 ? '(?!)' : anyOf([...this.byLetters.keys()].sort().reverse(), '');
    this.search = new RegExp(`${free}(${any})(?:${sign}|(${signless}))`, 'gi');
  }

  /** The known key of a name, in whatever case. */
  public find(name: string): KnownKey | undefined {
    const known = this.spelt(name);
    return known?.key.toLowerCase() === name.toLowerCase() ? known : undefined;
  }

  /** The known key that a name in other spelling means: `Exp Rate`, `EXP_RATE`. */
  public spelt(name: string): KnownKey | undefined {
    return this.byLetters.get(squeezed(name.normalize('NFKC')));
  }

  /** The next known key with its sign. */
  public next(text: string, from: number): KeyAt | undefined {
    this.search.lastIndex = from;
    for (let match = this.search.exec(text); match; match = this.search.exec(text)) {
      const {0: name, 1: letters = '', 2: isSignless, index} = match;
      const known = this.byLetters.get(squeezed(letters));
      if (
        known &&
        (isSignless === undefined || start.test(text.slice(Math.max(0, index - 40), index)))
      ) {
        // Of a key in quotes, the first one belongs to it too.
        const at =
          index - (quoted.test(text.slice(Math.max(0, index - 1), index + name.length)) ? 1 : 0);
        return {key: known.key, known, at, rawAt: index + name.length, name};
      }
    }
    return undefined;
  }
}
