/** Shorter names fit into a column on a phone. */
const LONG = 20;

const BREAKS = /(?<=[\\/_=.,:])(?![\\/_=.,:]|$)|(?<=[a-z0-9])(?=[A-Z])/;

const SLASHES = /(?<=[^/]\/)(?!\/|$)|(?<=\))(?=\.)/;

/** The beginning of an argument (`-p`) and a port (`8211/UDP`) never break. */
const WHOLE = /^["'([]*-+[^\s-]|^\d+\/\w+$/;

export interface CodePart {
  readonly text: string;
  readonly isWhole?: true;
  readonly mayBreak?: true;
}

/**
 * Cuts code where a line may end. Browsers also break behind the hyphen of `-port`, Firefox behind
 * the slash of `8211/UDP`.
 */
export function partsOfCode(code: string): readonly CodePart[] {
  return code.split(/(?<=\s)(?=\S)/).flatMap((word): readonly CodePart[] => {
    const [head = ''] = WHOLE.exec(word) ?? [];
    const rest = word.slice(head.length);
    const names = word.length > LONG ? rest.split(BREAKS) : [rest];
    return [
      ...(head ? [{text: head, isWhole: true} as const] : []),
      ...names.map((text, at) => (at > 0 ? ({text, mayBreak: true} as const) : {text})),
    ].filter(({text}) => text !== '');
  });
}

/** Puts `<wbr>` into escaped code, so that long names can break. */
export const codeInParts = (escaped: string): string =>
  partsOfCode(escaped)
    .map(
      ({text, isWhole, mayBreak}) =>
        (mayBreak ? '<wbr>' : '') + (isWhole ? `<span class="guide-whole">${text}</span>` : text),
    )
    .join('');

/** Lets long names break in the escaped HTML of coloured code. */
export const withBreaks = (html: string): string =>
  html.replace(/<[^>]*>|[^<\s]+/g, (part) =>
    part.startsWith('<') || part.length <= LONG
      ? part
      : part.split(part.includes('://') ? SLASHES : BREAKS).join('<wbr>'),
  );

/** Keeps each argument in one piece in coloured HTML. */
export const withWholeArguments = (html: string): string =>
  html.replace(
    /(^|[\s"'([=>])(-+(?:[^\s<&-]|<i class="\w">[^<]*<\/i>))/gm,
    (_, before: string, head: string) => `${before}<i class="w">${head}</i>`,
  );
