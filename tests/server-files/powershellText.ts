/** What can be told of a PowerShell script on machines without PowerShell. */

/** Brackets and quotes of a PowerShell text that nothing closes. */
export function openEnds(text: string): string {
  const stack: string[] = [];
  const pairs: Readonly<Record<string, string>> = {')': '(', '}': '{', ']': '['};
  for (let i = 0; i < text.length; i += 1) {
    const letter = text[i] ?? '';
    const top = stack.at(-1);
    if (top === "'") {
      if (letter === "'") {
        stack.pop();
      }
    } else if (top === '"') {
      if (letter === '`') {
        i += 1;
      } else if (letter === '"') {
        stack.pop();
      } else if (letter === '$' && (text[i + 1] === '(' || text[i + 1] === '{')) {
        stack.push(text[i + 1] ?? '');
        i += 1;
      }
    } else if (letter === '#') {
      i = text.indexOf('\n', i);
      if (i < 0) {
        break;
      }
    } else if (letter === '`') {
      i += 1;
    } else if ('\'"({['.includes(letter)) {
      stack.push(letter);
    } else if (letter in pairs) {
      if (top !== pairs[letter]) {
        return stack.join('') + letter;
      }
      stack.pop();
    }
  }
  return stack.join('');
}

/** Variables that a PowerShell text uses and nowhere sets. */
export function unknownVariables(text: string): readonly string[] {
  const code = text.replace(/^#.*$/gm, '').replace(/'[^'\n]*'/g, "''");
  const found = (pattern: RegExp): Set<string> =>
    new Set([...code.matchAll(pattern)].map(([, name = '']) => name.toLowerCase()));
  const known = new Set([
    ...found(/\$(\w+)(?:\.\w+)?\s*(?:=|\+\+)/g),
    ...found(/(?:function\s+[\w-]+\(|, |\[string\])\$(\w+)(?=[,)= ])/g),
    ...['_', 'true', 'false', 'null', 'matches', 'lastexitcode', 'env'],
  ]);
  return [...found(/\$\{?(\w+)/g)].filter((name) => !known.has(name));
}
