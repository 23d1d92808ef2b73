/** Shorter names fit into a column on a phone. Characters. */
const LONG = 20;

/** Where a long name may break: behind a separator, and before a capital letter. */
const BREAKS = /(?<=[\\/_=.,:])(?![\\/_=.,:]|$)|(?<=[a-z0-9])(?=[A-Z])/;

/** A hyphen that begins an argument, up to its first sign: `-d`, `--name`, `"-p`. */
const ARGUMENT = /^["'([]*-+[^\s-]/;

export interface CodePart {
  readonly text: string;
  /** No line may end within it. */
  readonly isWhole?: true;
  /** A line may end before it. */
  readonly mayBreak?: true;
}

/**
 * Code in the parts between which a line may end: `Pal/Saved/x.ini` as `Pal/`, `Saved/`, `x.ini`. Browsers
 * break behind a hyphen, too: of `-port` they must not, because a reader would type the hyphen alone.
 */
export function partsOfCode(code: string): readonly CodePart[] {
  return code.split(/(?<=\s)(?=\S)/).flatMap((word): readonly CodePart[] => {
    const [head = ''] = ARGUMENT.exec(word) ?? [];
    const rest = word.slice(head.length);
    const names = word.length > LONG ? rest.split(BREAKS) : [rest];
    return [
      ...(head ? [{text: head, isWhole: true} as const] : []),
      ...names.map((text, at) => (at > 0 ? ({text, mayBreak: true} as const) : {text})),
    ].filter(({text}) => text !== '');
  });
}

/** The same as HTML, of code that is escaped already. */
export const codeInParts = (escaped: string): string =>
  partsOfCode(escaped)
    .map(
      ({text, isWhole, mayBreak}) =>
        (mayBreak ? '<wbr>' : '') + (isWhole ? `<span class="guide-whole">${text}</span>` : text),
    )
    .join('');

/** The same in HTML, for code that is coloured already: its text is escaped, and in tags where it has a colour. */
export const withWholeArguments = (html: string): string =>
  html.replace(
    /(^|[\s"'([=>])(-+(?:[^\s<&-]|<span class="[\w-]+">[^<]*<\/span>))/gm,
    (_, before: string, head: string) => `${before}<span class="guide-whole">${head}</span>`,
  );
