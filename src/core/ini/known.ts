import type {GameType} from './game';

export interface KnownKey extends GameType {
  readonly key: string;
  readonly isSecret?: boolean;
}

export interface KeyAt {
  readonly key: string;
  readonly known: KnownKey | undefined;
  readonly at: number;
  readonly rawAt: number;
  readonly name: string;
}

const blank = '[ \\t\\u00a0\\u3000]';
const quotes = '["\'`“”]';
const sign = `${quotes}?${blank}*(?:[=＝]+>?|[:：](?!:)[=＝]?)`;
/** A key whose comma is missing may start behind one of these values or a number. */
export const wordsBefore =
  'True|False|None|Easy|Normal|Hard|Hardcore|Custom|Region|All|Item|ItemAndEquipment|Text|Json';
const free = `(?:(?<![\\w$%{])|(?<==(?:${wordsBefore}|[\\d.]{1,20})))`;
const unknown =
  '(?<=[,(;，；、\\r\\n{][ \\t]{0,40}["\']?|^[\\s({]{0,40})([\\p{L}_][\\p{L}\\p{N}_ー-]{0,60})["\']?[ \\t\\u00a0\\u3000]*[=＝]';

const squeezed = (key: string): string => key.replace(/[\W_]/g, '').toLowerCase();

export class KnownKeys {
  private readonly byLetters: ReadonlyMap<string, KnownKey>;
  private readonly search: RegExp;

  public constructor(keys: readonly KnownKey[]) {
    this.byLetters = new Map(keys.map((known) => [squeezed(known.key), known]));
    const spelt = keys.map(({key}) => key.replace(/_/g, '').replace(/(?!^)(?=[A-Z])/g, '[ _-]?'));
    const any = spelt.sort((a, b) => b.length - a.length).join('|') || '(?!)';
    this.search = new RegExp(`${free}(${any})${sign}|${unknown}`, 'giu');
  }

  public find(name: string): KnownKey | undefined {
    const known = this.spelt(name);
    return known?.key.toLowerCase() === name.toLowerCase() ? known : undefined;
  }

  /** Finds a key in another spelling: `Exp Rate`, `EXP_RATE`. */
  public spelt(name: string): KnownKey | undefined {
    return this.byLetters.get(squeezed(name.normalize('NFKC')));
  }

  /** Finds names before a sign: known ones anywhere, unknown ones at the start of a piece. */
  public marks(text: string): readonly KeyAt[] {
    return [...text.matchAll(this.search)].map(({0: name, 1: letters, 2: other = '', index}) => {
      const known = this.spelt(letters ?? other);
      // A key may stand in quotes of its own.
      const at = index - Number(text[index - 1] === name[letters?.length ?? -1]);
      return {key: known?.key ?? other, known, at, rawAt: index + name.length, name};
    });
  }
}

const word = /\d{0,40}[A-Za-z_]\w{2,79}(?=(["'`*]{0,3}[ \t]*(?:[=:]|-[ \t]))?)/g;
const before = new RegExp(`(?:^|[\\d_]|^\\d[\\da-f]|${wordsBefore})$`, 'i');
/** Matches a value whose equals sign is missing: `ExpRate2.0`, `bIsPvPTrue`. */
const behind = new RegExp(`(?:${wordsBefore}|Yes|No|On|Off|\\d+(?:[ef]\\d*)?)$`, 'i');

/**
 * Finds names of settings in a text, also if the comma before them or the equals sign is missing.
 */
export function namesIn(
  text: string,
  find: (name: string) => string | undefined,
  isSigned: boolean,
): readonly string[] {
  const plain = text.normalize('NFKC');
  return [...plain.matchAll(word)].flatMap(({0: said, 1: sign, index}) => {
    if (isSigned && !sign) {
      return [];
    }
    const whole = find(said) ?? (sign ? undefined : find(said.replace(behind, '')));
    if (whole !== undefined) {
      return [whole];
    }
    // A sign behind a value means that a comma is missing, and `\n` may be a line break.
    const isValue = /[=\\]/.test(plain.charAt(index - 1));
    for (let at = 1; at < said.length - 2; at += 1) {
      const key = find(said.slice(at));
      if (key !== undefined) {
        return isValue || before.test(said.slice(0, at)) ? [key] : [];
      }
    }
    return [];
  });
}
