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
  /** The column behind the names has the server's own values, until an empty line. */
  private isColumn = false;
  private readonly lists: OpenLists;
  private readonly isDiff: boolean;
  private readonly isOdd: (line: string) => boolean;
  /** A plain value of YAML may continue on lines with a larger indent. */
  private plainIndent = -1;
  private readonly lines: forms.Line[];

  public constructor(
    private readonly text: string,
    private readonly isKnown: IsKnown,
  ) {
    this.lists = new OpenLists(isKnown);
    this.isDiff = /^(?:@@ |\+ *["']?\w+["']?[ \t]*[:=]|\+ {2,}\S)/m.test(text);
    this.rules = forms.rulesOf(text);
    this.isOdd = forms.oddIn(text);
    this.lines = forms.linesOf(text).reverse();
  }

  public read(): this {
    let isSecret = false;
    for (let line = this.lines.pop(); line; line = this.lines.pop()) {
      const {text, at} = line;
      if (at === 0 || text.startsWith('---')) {
        isSecret = forms.isSecretAt(this.text, at);
      }
      if (/^[^\s#]/.test(text)) {
        this.isEncoded = isSecret && /^data:/.test(text);
      }
      if (forms.blockStart.test(text)) {
        this.block(line);
      } else {
        this.line(text, at);
      }
    }
    this.close();
    return this;
  }

  /** A text of YAML may be a whole file of variables. */
  private block({text: line, at}: forms.Line): void {
    const inside: string[] = [];
    for (let next = this.lines.at(-1); next; next = this.lines.at(-1)) {
      if (next.text.trim() !== '' && next.text.search(/\S/) <= line.search(/\S/)) {
        break;
      }
      inside.push(next.text.trim());
      this.lines.pop();
    }
    if (inside.some((one) => /^\w+=/.test(one) && this.isKnown(/^\w+/.exec(one)![0]))) {
      inside.forEach((one) => this.line(one, at));
    } else {
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

  private assign({text, fault}: Said, at: number, isOption: boolean): void {
    const [, key, value = ''] = /^(\w+)=(.*)$/s.exec(text) ?? [];
    if (key !== undefined) {
      this.add(key, {text: value, ...(fault && {fault})}, at);
      this.addTorn(fault === 'quote' ? text.matchAll(/[\s"'](\w+)=/g) : [], at);
    } else if (isOption && /^\w+$/.test(text)) {
      this.add(text, forms.elsewhere, at);
    } else if (fault === 'quote') {
      this.doubt();
      this.addTorn(text.matchAll(/(\w+)=/g), at);
    } else {
      this.leave(text);
    }
  }

  private addTorn(names: Iterable<RegExpMatchArray>, at: number): void {
    for (const [, name = ''] of names) {
      this.add(name, forms.torn, at);
    }
  }

  /** Reads the words of a command or of a unit, which may go on in the lines below. */
  private command(first: forms.Line, rules: Rules, isContainer: boolean): void {
    const behind = new WordsBehind(isContainer);
    /** An option at the end of a line has its value on the next line. */
    let option = '';
    for (let line: forms.Line | undefined = first; line; line = this.lines.pop()) {
      const {text: whole, at} = line;
      const plain = whole.replace(/(?:\s|^)[\\`^]\s*$|\\$/, '');
      const before = this.pairs.length;
      for (const word of forms.comment.test(whole) ? [] : wordsOf(plain, rules, this.isKnown)) {
        if (!option && behind.isRest(word)) {
          this.doubt();
        }
        const [, name = '', value = ''] = (isContainer && forms.optionForm.exec(word.text)) || [];
        const own = option || name;
        const text = name ? value : word.text;
        option = name && !value ? name : '';
        const isVariable = /^-e$|^--env(?:-add)?$/.test(own);
        const isGiven =
          !isContainer || isVariable || this.isKnown(/^\w+(?==)/.exec(text)?.[0] ?? '');
        if (option) {
          continue;
        } else if (own === '--env-file') {
          this.elsewhere.push({name: text, at});
        } else if (isGiven) {
          // Some commands take all variables in one word.
          const isOne = !isContainer || isVariable || word.fault;
          const parts = isOne ? [text] : text.split(/,(?=[A-Z_]+=)/);
          parts.forEach((one) => this.assign({...word, text: one}, at, isVariable));
          behind.last = /^\w+=/.test(text) ? 'variable' : behind.last;
        } else if (word.fault === 'quote' || !name) {
          this.assign({...word, text: ` ${text}`}, at, false);
        }
      }
      if (isContainer && this.isOdd(plain)) {
        this.doubt(before);
      }
      if (plain === whole && !forms.comment.test(whole)) {
        return;
      }
    }
  }

  private entry(key: string, said: Said, at: number, line: string, isPlain = false): void {
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
    this.add(key, said, at, isPlain);
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
    if (forms.comment.test(bare)) {
      return;
    }
    const line = this.lists.inside(bare);
    if (forms.run.test(line)) {
      this.command({text: line, at}, 'shell', true);
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
    const rules = ofStart ?? (isScript ? 'shell' : undefined);
    if (rules) {
      this.command({text: line.replace(start ?? '', ''), at}, rules, false);
      return;
    }
    const sets = forms.setsIn(line);
    if (sets.length > 1) {
      sets.forEach((one) => this.line(one, at));
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
    if (item !== undefined && isKnown(item)) {
      this.add(item, forms.elsewhere, at);
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
      const {dash, key = '', open, close, sign} = parts;
      const isPlain = sign === '=' && dash === undefined && (!open || close !== '');
      const said = forms.signedSaid(parts, line, this.rules, isKnown);
      this.entry(key, said, at, line, isPlain);
    } else {
      this.leave(line);
    }
  }
}
