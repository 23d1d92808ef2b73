import * as forms from './lineForms';
import {filledIn, unquotedValue, wordsOf, type Rules, type Said} from './shell';
import type {IsKnown, Pair} from './pairs';

export class LineReader {
  public readonly pairs: Pair[] = [];
  public readonly elsewhere: {readonly name: string; readonly at: number}[] = [];
  private readonly rules: Rules;
  /** The values of a Secret of Kubernetes are in Base64. */
  private isEncoded = false;
  private named: {at: number; key?: string; said?: Said} | undefined;
  /** An option at the end of a line has its value on the next line. */
  private option = '';
  private isRun = false;
  /** A brace stands before the first entry, so one stands behind the last entry. */
  private isOpen = false;
  /** The number of pairs before a word that may belong to the last value, if one follows. */
  private stray = 0;
  private joined: Rules | undefined;
  /** A heading says that the column behind the names has the server's own values. */
  private isOwn = false;
  /** A plain value of YAML may continue on lines with a larger indent. */
  private plainIndent = -1;

  public constructor(
    private readonly text: string,
    private readonly isKnown: IsKnown,
  ) {
    this.rules =
      /^[ \t]*(?:apiVersion|kind|valueFrom|secretKeyRef):|^[ \t]*(?:-[ \t]*)?\{?name:/m.test(text)
        ? 'kubernetes'
        : 'compose';
  }

  public read(): this {
    let at = 0;
    let block: forms.Block | undefined;
    let isSecret = false;
    for (const whole of this.text.replace(/\r(?!\n)/g, '\n').split('\n')) {
      const line = whole.replace(/\r$/, '');
      if (block && (line.trim() === '' || line.search(/\S/) > block.line.search(/\S/))) {
        block.inside.push(line.trim());
      } else {
        this.endBlock(block);
        if (at === 0 || line.startsWith('---')) {
          isSecret = forms.isSecretAt(this.text, at);
        }
        if (/^[^\s#]/.test(line)) {
          this.isEncoded = isSecret && /^data:/.test(line);
        }
        block = forms.blockStart.test(line) ? {line, at, inside: []} : undefined;
        if (!block) {
          this.line(line, at);
        }
      }
      at += whole.length + 1;
    }
    this.endBlock(block);
    this.close();
    return this;
  }

  /** A text of YAML may be a whole file of variables. */
  private endBlock({line, at, inside}: forms.Block = {line: '', at: 0, inside: []}): void {
    if (inside.some((one) => /^\w+=/.test(one) && this.isKnown(/^\w+/.exec(one)![0]))) {
      inside.forEach((one) => this.line(one, at));
    } else if (line !== '') {
      const text = inside.join(/[|][-+\d]*[ \t]*(?:#.*)?$/.test(line) ? '\n' : ' ').trim();
      const [, key = ''] = /^[ \t]*(?:-[ \t]+)?["']?([\w.-]+)["']?:/.exec(line) ?? [];
      this.entry(key, text ? filledIn(text, this.rules) : forms.torn, at, line);
    }
  }

  private add(key: string, {text: value, fault: own}: Said, at: number, isPlain = false): void {
    const fault = this.isEncoded ? 'reference' : own;
    this.pairs.push({key, value, at, ...(isPlain && {isPlain}), ...(fault && {fault})});
  }

  /** What is left over may belong to the values before it. */
  private doubt(from = this.pairs.length - 1): void {
    this.pairs
      .splice(Math.max(0, from))
      .forEach((pair) => this.pairs.push({...pair, fault: pair.fault ?? 'quote'}));
  }

  /** A word or a line of no known form may be the value of the variable before it. */
  private leave(text: string): void {
    const isRest = this.pairs.at(-1)?.value === '' && text.trim() !== '';
    if (isRest || /^[ \t]*[,;"']/.test(text)) {
      this.doubt();
    }
  }

  private assign({text, fault}: Said, at: number, isOption = true): void {
    const [, key, value] = /^(\w+)=(.*)$/s.exec(text) ?? [];
    if (key !== undefined) {
      this.add(key, {text: value ?? '', ...(fault && {fault})}, at);
      this.tear(text, fault, at);
    } else if (isOption && /^\w+$/.test(text)) {
      this.add(text, forms.elsewhere, at);
    } else if (fault === 'quote') {
      this.doubt();
    } else {
      this.leave(text);
    }
  }

  /** Further names in a value whose end isn't clear have no clear value either. */
  private tear(text: string, fault: Said['fault'], at: number): void {
    for (const [, other = ''] of fault === 'quote' ? text.matchAll(/[\s"',](\w+)=/g) : []) {
      this.add(other, forms.torn, at);
    }
  }

  private runLine(line: string, at: number): void {
    const plain = line.replace(/(?:\s|^)[\\`^]\s*$|\\$/, '');
    this.stray = this.isRun ? this.stray : 0;
    this.isRun = plain !== line;
    let isValue = false;
    for (const word of wordsOf(plain, 'shell', this.isKnown)) {
      const [, option = '', rest = ''] = forms.optionForm.exec(word.text) ?? [];
      const own = this.option || option;
      const text = option ? rest : word.text;
      this.option = option && !rest ? option : '';
      const isVariable = /^-e$|^--env(?:-add)?$/.test(own);
      if (isVariable && this.stray === this.pairs.length) {
        this.doubt();
      }
      if (this.option) {
        continue;
      } else if (own === '--env-file') {
        this.elsewhere.push({name: text, at});
      } else if (isVariable || this.isKnown(/^\w+(?==)/.exec(text)?.[0] ?? '')) {
        // Some forms.commands take all variables in one word.
        const parts = isVariable || word.fault ? [text] : text.split(/,(?=[A-Z_]+=)/);
        parts.forEach((one) => this.assign({...word, text: one}, at, isVariable));
      } else if (word.fault === 'quote') {
        this.doubt();
        [...text.matchAll(/(\w+)=/g)].forEach(([, key = '']) => this.add(key, forms.torn, at));
      } else if (!option) {
        this.leave(text);
        // An image has a slash in its name.
        this.stray = isValue && !text.includes('/') ? this.pairs.length : 0;
      }
      isValue = isVariable;
    }
  }

  private entry(key: string, said: Said, at: number, line: string): void {
    if (this.rules === 'kubernetes' && forms.namedPart.test(key)) {
      if (/^[ \t]*-[ \t]/.test(line)) {
        this.close();
      }
      this.named ??= {at};
      if (/^(?:name|key)$/.test(key)) {
        this.named.key ??= said.text;
      } else {
        const own = /value$/i.test(key) ? said : forms.elsewhere;
        this.named.said = this.named.said ? {...own, fault: 'quote'} : own;
      }
      return;
    }
    this.close();
    this.add(key, said, at);
  }

  private close(): void {
    const {key, said, at = 0} = this.named ?? {};
    if (key !== undefined && (said || this.isKnown(key))) {
      this.add(key, said ?? forms.elsewhere, at);
    }
    this.named = undefined;
  }

  private line(whole: string, at: number): void {
    const {isKnown} = this;
    this.isOpen ||= forms.startBrace.test(whole);
    const line = forms.bareLine(whole, this.isOpen);
    if (/^[ \t]*(?:#|;|\/\/|REM\b)/i.test(line)) {
      return;
    }
    if (this.isRun || forms.run.test(line)) {
      this.runLine(line, at);
      return;
    }
    // The lines of a comparison have the old value, too.
    const [, added] = /^\+[ \t]+(?:-[ \t]+)?["']?(\w+)["']?[ \t]*[=:]/.exec(line) ?? [];
    if (added !== undefined) {
      this.add(added, forms.torn, at);
      return;
    }
    const [, file] = forms.others.exec(line) ?? [];
    if (file !== undefined) {
      const name = unquotedValue(file.trim(), 'none').text || line.trim().replace(/:$/, '');
      this.elsewhere.push({name, at});
      return;
    }
    const [start, ofStart] = forms.commands.find(([form]) => form.test(line)) ?? [];
    const isScript = this.isName(forms.script.exec(line)?.[1] ?? '');
    const rules = ofStart ?? this.joined ?? (isScript ? 'shell' : undefined);
    if (rules) {
      const rest = line.replace(start ?? '', '').replace(/[ \t]*\\[ \t]*$/, '');
      this.joined = /\\[ \t]*$/.test(line) ? rules : undefined;
      wordsOf(rest, rules, this.isKnown).forEach((word) => this.assign(word, at, false));
      return;
    }
    const sets = forms.setsIn(line);
    if (sets.length > 1) {
      sets.forEach((one) => this.line(one, at));
      return;
    }
    const variables = forms.printedBy(line, this.isName);
    if (variables.length > 0) {
      variables.forEach((said) => this.assign(said, at, false));
      return;
    }
    const [, target, secretName] = forms.secret.exec(line) ?? [];
    const variable = target ?? secretName;
    const set = variable ? ([variable, forms.elsewhere] as const) : forms.windowsPair(line);
    if (set) {
      this.add(...set, at);
      return;
    }
    const indent = line.search(/\S/);
    const goesOn =
      this.plainIndent >= 0 && indent > this.plainIndent && !/^[-#{[]|[:=]/.test(line.trim());
    this.plainIndent = forms.plainForm.test(line) ? indent : -1;
    const last = this.pairs.at(-1);
    if (goesOn && last) {
      this.doubt();
      return;
    }
    const [, item] = /^[ \t]*(?:-[ \t]+["']?|["'])(\w+)["']?,?$/.exec(line) ?? [];
    const isList = last !== undefined && /^(?:\(.{0,2000}\)|\[)?$/.test(last.value);
    const isName = isList ? item === item?.toUpperCase() : /^[ \t]*-/.test(line);
    if (item !== undefined && isKnown(item) && isName) {
      this.add(item, forms.elsewhere, at);
      return;
    }
    if (item !== undefined && isList) {
      const {fault: _, ...plain} = last;
      const items = last.value.replace(/^[([]|\)$/g, '');
      this.pairs.splice(-1, 1, {...plain, value: `(${items ? `${items},` : ''}${item})`});
      return;
    }
    const [, flow] = forms.flowForm.exec(line) ?? [];
    const own = /^[ \t]*([\w.-]+)[ \t]*[:=]/.exec(line)?.[1] ?? '';
    if (flow !== undefined && !isKnown(own)) {
      const closeItem = () => /^[ \t]*-/.test(line) && this.close();
      const before = this.pairs.length;
      closeItem();
      forms.flowParts(flow).forEach((part) => this.line(part.trim().replace(/^\{|\}$/g, ''), at));
      closeItem();
      if (/["']/.test(flow.replace(/"(?:[^"\\]|\\.)*"|'[^']*'|\w'\w/g, ''))) {
        this.doubt(before);
      }
      return;
    }
    const cells = forms.row.exec(line)?.groups;
    const parts = forms.signed.exec(line)?.groups;
    if (
      cells &&
      !(/^[=:]/.test(cells.rest ?? '') && /^ +$/.test(cells.mark ?? '')) &&
      (isKnown(cells.key ?? '') || (!parts && /\t| {2}|\|/.test(line)))
    ) {
      const {key = '', rest = '', mark = ''} = cells;
      const isTorn = /^[>|][-+\d]*$/.test(rest) || (/^[ \t]*\|/.test(line) && !mark.includes('|'));
      const said = forms.cellValue(rest, mark);
      this.isOwn ||= !isKnown(key) && forms.headings.test(said.text);
      const isOpen = isTorn || (!this.isOwn && isKnown(key) && forms.hasColumns(rest, mark));
      this.add(key, isOpen ? {text: rest, fault: 'quote'} : said, at);
    } else if (parts) {
      const {key = ''} = parts;
      const [as, said] = forms.signedSaid(parts, line, this.rules, this.isVariable(key));
      if (as === 'entry') {
        this.entry(key, said, at, line);
      } else {
        this.add(key, said, at, as === 'plain');
        this.tear(said.text, said.fault, at);
      }
    } else {
      this.leave(line);
    }
  }

  /** Other words in front of an equals sign may be a part of the value before them. */
  private readonly isName = (word: string): boolean =>
    this.isKnown(word) || /^[A-Z][A-Z0-9_]+$/.test(word);

  /** Compose takes a variable without a value from its own environment. */
  private isVariable(key: string): boolean {
    return key === key.toUpperCase() && this.isKnown(key) && this.rules === 'compose';
  }
}
