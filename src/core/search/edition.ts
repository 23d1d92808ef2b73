import {escapeRegExp} from '../text/escapeRegExp';

export interface Edition {
  readonly number: string;
  readonly pattern: RegExp;
}

/** Prepares the names of an edition, its number first. */
export function prepareEdition([number = '', ...names]: readonly string[]): Edition {
  const before = String.raw`(?<![\w.])(?:(?:バージョン|ヴァージョン|v(?:er(?:sion)?)?\.?)\s*)?`;
  const asNumber = `${before}${escapeRegExp(number)}(?:\\.x)?(?!\\.?\\w)`;
  const pattern = [...(number ? [asNumber] : ['(?!)']), ...names.map(escapeRegExp)].join('|');
  return {number, pattern: new RegExp(pattern, 'giu')};
}
