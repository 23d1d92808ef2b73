/** A text as a part of an expression that finds it as it stands: 'a.b' as 'a\.b'. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
