import * as forms from './lineForms';
import {OpenLists, WordsBehind} from './around';
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
  private readonly behind = new WordsBehind();
  private joined: Rules | undefined;
  /** The column behind the names has the server's own values, until an empty line. */
  private isColumn = false;
  private readonly lists: OpenLists;
  private readonly isDiff: boolean;
  private readonly isOdd: (line: string) => boolean;
  /** A plain value of YAML may continue on lines with a larger indent. */
  private plainIndent = -1;

  public constructor(
    private readonly text: string,
    private readonly isKnown: IsKnown,
  ) {
    this.lists = new OpenLists(isKnown);
    this.isDiff = /^(?:@@ |\+ *["']?\w+["']?[ \t]*[:=]|\+ {2,}\S)/m.test(text);
    this.rules = forms.rulesOf(text);
    this.isOdd = forms.oddIn(text);
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
    const fault = this.isEncoded ? 'reference' : this.isDiff ? 'quote' : own;
    this.pairs.push({key, value, at, ...(isPlain && {isPlain}), ...(fault && {fault})});
  }

  /** What is left over may belong to the values before it. */
  private doubt(from = this.pairs.length - 1): void {
    for (const pair of this.pairs.splice(Math.max(0, from))) {
      this.pairs.push({...pair, fault: pair.fault ?? 'quote'});
    }
  }

  /** A word or a line of no known form may be the value of the variable before it. */
  private leave(text: string): void {
    const isEmpty = text.trim() === '';
    this.isColumn &&= !isEmpty;
    if ((!isEmpty && this.pairs.at(-1)?.value === '') || /^[ \t]*[,;"']/.test(text)) {
      this.doubt();
    }
  }

  private assign({text, fault}: Said, at: number, isOption = true): void {
    const [, key, value] = /^(\w+)=(.*)$/s.exec(text) ?? [];
    if (key !== undefined) {
      this.add(key, {text: value ?? '', ...(fault && {fault})}, at);
      this.behind.startsAt('variable');
      for (const [, other = ''] of fault === 'quote' ? text.matchAll(/[\s"'](\w+)=/g) : []) {
        this.add(other, forms.torn, at);
      }
    } else if (isOption && /^\w+$/.test(text)) {
      this.add(text, forms.elsewhere, at);
    } else if (fault === 'quote') {
      this.doubt();
    } else {
      this.leave(text);
    }
  }

  private runLine(line: string, at: number): void {
    const plain = line.replace(/(?:\s|^)[\\`^]\s*$|\\$/, '');
    if (!this.isRun) {
      this.behind.startsAt();
    }
    this.isRun = plain !== line;
    const before = this.pairs.length;
    for (const word of wordsOf(plain, 'shell', this.isKnown)) {
      if (!this.option && this.behind.isRest(word, true)) {
        this.doubt();
      }
      const [, option = '', rest = ''] = forms.optionForm.exec(word.text) ?? [];
      const own = this.option || option;
      const text = option ? rest : word.text;
      this.option = option && !rest ? option : '';
      const isVariable = /^-e$|^--env(?:-add)?$/.test(own);
      if (this.option) {
        continue;
      } else if (own === '--env-file') {
        this.elsewhere.push({name: text, at});
      } else if (isVariable || this.isKnown(/^\w+(?==)/.exec(text)?.[0] ?? '')) {
        // Some commands take all variables in one word.
        const parts = isVariable || word.fault ? [text] : text.split(/,(?=[A-Z_]+=)/);
        parts.forEach((one) => this.assign({...word, text: one}, at, isVariable));
      } else if (word.fault === 'quote') {
        this.doubt();
        [...text.matchAll(/(\w+)=/g)].forEach(([, key = '']) => this.add(key, forms.torn, at));
      } else if (!option) {
        this.leave(text);
      }
    }
    if (this.isOdd(plain)) {
      this.doubt(before);
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
    const bare = forms.bareLine(this.isDiff ? whole.replace(/^[-+]/, ' ') : whole);
    if (/^[ \t]*(?:#|;|\/\/|REM\b)/i.test(bare)) {
      return;
    }
    const line = this.lists.inside(bare);
    if (this.isRun || forms.run.test(line)) {
      this.runLine(line, at);
      return;
    }
    const [, file] = forms.others.exec(line) ?? [];
    if (file !== undefined) {
      const name = unquotedValue(file.trim(), 'none').text || line.trim().replace(/:$/, '');
      this.elsewhere.push({name, at});
      return;
    }
    const [start, ofStart] = forms.commands.find(([form]) => form.test(line)) ?? [];
    const behind = forms.script.test(line) ? [...line.matchAll(/;[ \t]*(\w+)=/g)] : [];
    const isScript = behind.some(([, name = '']) => isKnown(name));
    const rules = ofStart ?? this.joined ?? (isScript ? 'shell' : undefined);
    if (rules) {
      if (!this.joined) {
        this.behind.startsAt();
      }
      const rest = line.replace(start ?? '', '').replace(/[ \t]*\\[ \t]*$/, '');
      this.joined = /\\[ \t]*$/.test(line) ? rules : undefined;
      for (const word of wordsOf(rest, rules, isKnown)) {
        if (this.behind.isRest(word, false)) {
          this.doubt();
        }
        this.assign(word, at, false);
      }
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
    const [, target, variable = target] = forms.secret.exec(line) ?? [];
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
    if (flow !== undefined && !isKnown(/^[ \t]*([\w.-]+)[ \t]*[:=]/.exec(line)?.[1] ?? '')) {
      const closeItem = () => /^[ \t]*-/.test(line) && this.close();
      const before = this.pairs.length;
      closeItem();
      for (const part of forms.flowParts(flow)) {
        this.line(part.trim().replace(/^\{|\}$/g, ''), at);
        if (/^[^=:]*\w[^=:]*$/.test(part) && this.pairs.length > before) {
          this.doubt();
        }
      }
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
      this.isColumn ||= !isKnown(key) && forms.headings.test(said.text);
      const isOpen = isTorn || (!this.isColumn && forms.hasCells(rest, mark));
      this.add(key, isOpen ? {text: rest, fault: 'quote'} : said, at);
    } else if (parts) {
      const {key = ''} = parts;
      const [as, said] = forms.signedSaid(parts, line, this.rules, this.isVariable(key));
      if (as === 'entry') {
        this.entry(key, said, at, line);
      } else {
        this.add(key, said, at, as === 'plain');
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
