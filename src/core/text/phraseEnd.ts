/**
 * The build puts it between the phrases of Japanese texts (src/site/phrases), and `<Phrases>` turns
 * it into `<wbr>`; no page, file or address has it.
 */
export const PHRASE_END = '\u200b';

/** Gives the label of a page in the menu, with its phrases where it has some. */
export const phrasesOfLabel = ({
  label,
  customProps,
}: {
  readonly label: string;
  readonly customProps?: {readonly phrases?: unknown};
}): string => (typeof customProps?.phrases === 'string' ? customProps.phrases : label);
