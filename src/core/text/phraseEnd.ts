/**
 * Between two phrases of a Japanese text in data: a line may end there. The build puts it in
 * (src/site/phrases), and `<Phrases>` makes `<wbr>` of it; no page, file or address has it.
 */
export const PHRASE_END = '\u200b';

/** The label of a page in the menu, with its phrases where the build has marked them. */
export const phrasesOfLabel = ({
  label,
  customProps,
}: {
  readonly label: string;
  readonly customProps?: {readonly phrases?: unknown};
}): string => (typeof customProps?.phrases === 'string' ? customProps.phrases : label);
