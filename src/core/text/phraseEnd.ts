/**
 * The build writes it between phrases of Japanese (src/site/phrases); `<Phrases>` turns it into
 * `<wbr>`, and no page, file or address has it.
 */
export const PHRASE_END = '\u200b';

export const phrasesOfLabel = ({
  label,
  customProps,
}: {
  readonly label: string;
  readonly customProps?: {readonly phrases?: unknown};
}): string => (typeof customProps?.phrases === 'string' ? customProps.phrases : label);
