/** Names of the searched edition in a query: they stand beside what is asked. */
import {escapeRegExp} from '../text/escapeRegExp';

export interface Edition {
  /** Its number, as "1.0"; empty when the index names none. */
  readonly number: string;
  /** Finds the number with what people write before and behind it, and the other names. */
  readonly pattern: RegExp;
}

/** Prepares the names of an edition, its number first. */
export function prepareEdition([number = '', ...names]: readonly string[]): Edition {
  const before = String.raw`(?<![\w.])(?:(?:バージョン|ヴァージョン|v(?:er(?:sion)?)?\.?)\s*)?`;
  const asNumber = `${before}${escapeRegExp(number)}(?:\\.x)?(?!\\.?\\w)`;
  const pattern = [...(number ? [asNumber] : ['(?!)']), ...names.map(escapeRegExp)].join('|');
  return {number, pattern: new RegExp(pattern, 'giu')};
}
