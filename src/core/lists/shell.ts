/** A `number` is a text that YAML takes for one, so that it arrives in another spelling. */
export type PairFault = 'reference' | 'quote' | 'number';

export interface Said {
  readonly text: string;
  readonly fault?: PairFault;
  /** Another command starts with this word. */
  readonly isFirst?: boolean;
}

export type Rules = 'shell' | 'compose' | 'kubernetes' | 'unit' | 'none';

/** The value is encrypted, or a program for secrets has it. */
const kept = /^(?:ENC\[.*\]|(?:op|vault|ref\+\w+):.+|<set to the key .*)$/s;

const template = String.raw`|\{\{[^{}]*\}\}`;
const variable = String.raw`\$\$|\$\{(?:\w+(?::?[-?+][^{}]*)?\})?|\$[A-Za-z_]\w*`;
const command = String.raw`\$\(\w*\)?`;
const references: Readonly<Record<Rules, RegExp>> = {
  shell: new RegExp(`${variable}|${command}${template}`, 'g'),
  compose: new RegExp(`${variable}${template}`, 'g'),
  kubernetes: new RegExp(`${command}${template}`, 'g'),
  unit: new RegExp(`%%?${template}`, 'g'),
  none: new RegExp(template.slice(1), 'g'),
};

/** Fills in what can be known, such as `${NAME:-default}`. */
export function filledIn(whole: string, rules: Rules): Said {
  let isOpen = kept.test(whole);
  const text = whole.replace(references[rules], (all) => {
    // In Compose, two dollar signs mean one, as two percent signs do in a unit of systemd.
    if (all === '%%' || (all === '$$' && rules === 'compose')) {
      return all.charAt(0);
    }
    const [, other] = /^\$\{\w+:?-([^{}$]*)\}$/.exec(all) ?? [];
    isOpen ||= other === undefined;
    return other ?? all;
  });
  return isOpen ? {text, fault: 'reference'} : {text};
}

// Blanks inside a reference such as `${A:-x y}` don't separate words.
const wordForm = (ends: string): RegExp =>
  new RegExp(
    String.raw`(?:'[^']*'|"(?:[^"\\]|\\.)*"|\\.|\$\{[^{}'"]*\}|\$\([^()'"]*\)|\x60[^\x60'"]*\x60|[^\s'"\\${ends}])+`,
    'g',
  );
const inShell = wordForm(';&|');
const inUnit = wordForm('');
const pieceForm =
  /'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)|(\$\{[^{}'"]*\}|\$\([^()'"]*\)|`[^`'"]*`|\$*[^\s'"\\$`]+|[$`]+)/g;

const odd = /[‘’“”„<>]|(?<!\$)\(|(?<!\$)\{[^{}]*,/;
const glued = /^(?:[&|]|;(?!export[ \t]))(?=[^\s;&|])(?:(?<=;)(\w+)=)?/;

/** Splits a line at blanks outside quotes, and commands where they end. */
export function wordsOf(
  line: string,
  rules: Rules,
  isKnown: (word: string) => boolean,
): readonly Said[] {
  const found: Said[] = [];
  let [behind, last] = [0, 0];
  for (const {0: whole, index} of line.matchAll(rules === 'shell' ? inShell : inUnit)) {
    const gap = line.slice(behind, index);
    if (/['"]/.test(gap)) {
      break;
    }
    if (rules === 'shell' && whole === '#' && /^\s?$/.test(line.charAt(index - 1))) {
      return found;
    }
    [behind, last] = [index + whole.length, index];
    let fault: PairFault | undefined;
    const said = [...whole.matchAll(pieceForm)].map((piece, number, pieces) => {
      const [all, single, double, escaped, bare] = piece;
      // PowerShell takes two quotes for one, and a shell has its own use for some signs.
      const isDoubled = /^['"]/.test(all) && pieces[number - 1]?.[0].startsWith(all.charAt(0));
      if (isDoubled || (rules === 'shell' && /=/.test(whole) && odd.test(bare ?? ''))) {
        fault ??= 'quote';
      }
      if (single !== undefined) {
        return single;
      }
      if (escaped !== undefined) {
        return escaped;
      }
      const parts = (double ?? bare ?? '').split(/(\\["\\$`\n])/);
      return parts
        .map((part) => {
          if (/^\\["\\$`\n]$/.test(part)) {
            return part.slice(1);
          }
          const {text, fault: own} = filledIn(part, rules);
          fault ??= own ?? (rules === 'shell' && part.includes('`') ? 'reference' : undefined);
          return text;
        })
        .join('');
    });
    // A sign that ends a command may have been meant as a part of the value.
    const [sign, name = ''] = glued.exec(line.slice(behind, behind + 80)) ?? [];
    const text = said.join('');
    const isGlued = sign !== undefined && !isKnown(name) && /(?:^(?:-e)?|=)\w+=/.test(text);
    // A quote may close where the next quote should have opened.
    const isRun = (rules === 'shell' && isGlued) || /\s(?:-e|--env)[ =]\s*\w+=/.test(text);
    const isFirst = /[;&|]/.test(gap);
    found.push({
      text,
      ...(isFirst && {isFirst}),
      ...(isRun ? {fault: 'quote' as const} : fault && {fault}),
    });
  }
  if (/^[\s;&|]*$/.test(line.slice(behind))) {
    return found;
  }
  const isJoined = last < behind && !/^\s/.test(line.slice(behind));
  const rest = line.slice(isJoined ? last : behind).trim();
  return [...found.slice(0, isJoined ? -1 : undefined), {text: rest, fault: 'quote'}];
}

const ending = String.raw`[\s,;]*(?:$|#|//)`;
const doubleForm = new RegExp(String.raw`^"((?:[^"\\]|\\.)*)"(?=${ending})`);
const singleForm = new RegExp(String.raw`^'((?:[^'\\]|\\.|'')*)'(?=${ending})`);
const escapes: Readonly<Record<string, string>> = {n: '\n', t: '\t', r: '\r'};

/** Takes a value out of its quotes and drops a comment. */
export function unquotedValue(raw: string, rules: Rules): Said {
  const [, double] = doubleForm.exec(raw) ?? [];
  if (double !== undefined) {
    // An escaped dollar sign starts no reference.
    const parts = double.split(/(\\u[\da-fA-F]{4}|\\.)/).map((part) =>
      part.startsWith('\\u') && part.length === 6
        ? {text: String.fromCharCode(parseInt(part.slice(2), 16))}
        : part.startsWith('\\')
          ? {
              text:
                escapes[part[1] ?? ''] ?? (/["\\$/`]/.test(part[1] ?? '') ? part.slice(1) : part),
            }
          : filledIn(part, rules),
    );
    const fault = parts.some((part) => 'fault' in part) ? ('reference' as const) : undefined;
    return {text: parts.map(({text}) => text).join(''), ...(fault && {fault})};
  }
  const [, single] = singleForm.exec(raw) ?? [];
  if (single !== undefined) {
    const text = single.replace(/\\'|''/g, "'");
    // Compose fills in references in YAML whatever the quotes, a shell doesn't.
    return rules === 'compose' ? filledIn(text, rules) : {text};
  }
  if (/^["'“”„«‘’]|^[^"']*["']$/.test(raw)) {
    return {text: raw, fault: 'quote'};
  }
  return filledIn(raw.replace(/(?<![ \t])[ \t]+#.*$/, ''), rules);
}
