import {fromMail} from '../text/fromMail';
import type {KnownKeys} from './known';
import type {Report} from './problems';

// eslint-disable-next-line no-control-regex -- these are the signs that are looked for
export const controlSign = /[\u0001-\u0008\u000e-\u001a\u001c-\u001f]/;
const signs: Readonly<Record<string, string>> = {quot: '"', amp: '&', lt: '<', gt: '>', apos: "'"};
const entity = /&(?:(quot|amp|lt|gt|apos)|#(\d{1,5})|#x([\da-f]{1,4}));/gi;
const halves = /(?<![\w"])([A-Za-z]\w*)[ \t]*(\r\n|\n|\r)[ \t>]{0,8}(\w+)(?=[ \t]*=)/g;

/** Removes invisible signs between settings, and decodes entities and the forms of e-mails. */
export function readable(source: string, known: KnownKeys, report: Report): string {
  const decoded = fromMail(source);
  if (decoded !== source) {
    report.add('entities', 0, 'error', {count: String(source.split(/=[\dA-F]{2}/).length - 1)});
  }
  const joined = decoded.replace(halves, (all, first: string, end: string, second: string, at) => {
    const key = known.find(first + second)?.key;
    if (key === undefined || known.find(second)) {
      return all;
    }
    report.add('key', at as number, 'error', {key});
    return `${end}${first}${second}`;
  });
  // A value in closed quotes is never touched.
  let text = joined.replace(
    // eslint-disable-next-line no-control-regex -- these are the signs that are looked for
    /(=[ \t]*"(?:[^"\\\r\n]|\\.)*")|[\u00ad\u200b\u2060\ufeff]|\u001b\[[\d;]*[A-Za-z]/g,
    (_, kept = '') => kept as string,
  );
  const count = text.split('\0').length - 1;
  if (count > 0 && !controlSign.test(text)) {
    report.add('control-sign', 0, 'error', {count: String(count)});
    text = text.replace(/\0/g, '');
  }
  if (/[=(,]\s*&(?:quot|#34|#x22);/i.test(text)) {
    const found = text.match(entity)?.length ?? 0;
    report.add('entities', text.search(entity), 'error', {count: String(found)});
    text = text.replace(entity, (_, name = '', decimal = '', hex = '') => {
      const code = decimal ? Number(decimal) : parseInt(hex as string, 16);
      return signs[(name as string).toLowerCase()] ?? String.fromCharCode(code);
    });
  }
  // Other programs and spreadsheets escape all quotes.
  const isEscaped = /[=:]\s*\\"/.test(text) && !text.replace(/="\(|\)"|\\"/g, '').includes('"');
  const isDoubled = /=""[^",)\s\\]/.test(text) && !/=\s*"(?:[^"(]|"[,)])/.test(text);
  return isEscaped ? text.replace(/\\(?=["\\])/g, '') : isDoubled ? text.replace(/""/g, '"') : text;
}
