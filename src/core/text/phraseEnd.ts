/** The build marks phrases of Japanese with it, and `<Phrases>` makes it `<wbr>`. */
export const PHRASE_END = '\u200b';

/** Gives a menu's label with its phrase breaks, if the build found any. */
export const phrasesOfLabel = ({
  label,
  customProps,
}: {
  readonly label: string;
  readonly customProps?: {readonly phrases?: unknown};
}): string => (typeof customProps?.phrases === 'string' ? customProps.phrases : label);
