import type {Said} from './shell';

/** Programs that may stand behind the variables that they get. */
const programs = /^(?:docker|podman|kubectl|sudo|bash|sh|exec|\.\/.*)$/;

/** Tells which word belongs to the value before it, although a blank separates them. */
export class WordsBehind {
  public last: 'variable' | 'word' | undefined;

  public constructor(private readonly isContainer: boolean) {}

  /** Returns whether `text` shows that the last value has a rest; an image may follow a value. */
  public isRest({text, isFirst, fault}: Said): boolean {
    const {last, isContainer} = this;
    this.last = undefined;
    if (!last || (isFirst && !isContainer) || programs.test(text)) {
      return false;
    }
    const isNext = /^\w+=/.test(text) || (isContainer && /^(?:--?[a-z]|-[A-Z]\b)/.test(text));
    if (last === 'word') {
      this.last = isNext ? undefined : last;
      return isNext || /^[a-z\d.-]+\/./.test(text);
    }
    const isName = fault === 'reference' || /^[a-z\d][\w./:@-]*$/.test(text);
    const isImage = isContainer && isName && !isNext;
    this.last = isImage && !text.includes('/') ? 'word' : undefined;
    return !isNext && !isImage;
  }
}

/** Knows the lists around a line; their signs may stand on the lines of their entries. */
export class OpenLists {
  private readonly closing: string[] = [];

  public constructor(private readonly isKnown: (key: string) => boolean) {}

  /** Returns a line without the signs of the lists around it. */
  public inside(line: string): string {
    const [, before = '', sign, rest = ''] = /^([^{}[\]]*)([{[])([^{}[\]]*)$/.exec(line) ?? [];
    const own = /[\w.-]+/.exec(before)?.[0] ?? '';
    const isStart = /^$|\s$/.test(before) ? /^\s*$|[=:]/.test(rest) : rest.trim() === '';
    const isList = isStart && /^[^=:]*[=:]?$/.test(before.trimEnd());
    if (sign && isList && !this.isKnown(own)) {
      this.closing.push(sign === '{' ? '}' : ']');
      return own ? line : line.replace(sign, '');
    }
    const [, entry, close] = /^([^{}[\]]*)([}\]])[;,)]*[ \t]*$/.exec(line) ?? [];
    if (entry === undefined || close !== this.closing.at(-1)) {
      return line;
    }
    this.closing.pop();
    return entry;
  }
}
