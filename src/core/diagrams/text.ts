/** How wide a text is about, and where it may be broken, without a browser at hand. */

export type TextStyle = 'title' | 'body' | 'small' | 'code';

/** Size in units of the picture, and whether every sign is equally wide. */
const styles: Readonly<Record<TextStyle, {readonly size: number; readonly mono: boolean}>> = {
  title: {size: 15, mono: false},
  body: {size: 13.5, mono: false},
  small: {size: 12.5, mono: false},
  code: {size: 12.5, mono: true},
};

/** Distance between two lines. */
export const lineHeights: Readonly<Record<TextStyle, number>> = {
  title: 21,
  body: 19,
  small: 17.5,
  code: 18,
};

const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/u;
const narrow = /[ .,:;'|!iljtfI()/-]/;

/** Width of a text, a little on the wide side: fonts differ from system to system. */
export function textWidth(text: string, style: TextStyle): number {
  const {size, mono} = styles[style];
  let ems = 0;
  for (const sign of text) {
    if (wide.test(sign)) {
      ems += 1;
    } else if (mono) {
      ems += 0.61;
    } else if (narrow.test(sign)) {
      ems += 0.34;
    } else if (/[A-ZMWmw@%]/.test(sign)) {
      ems += 0.78;
    } else {
      ems += 0.6;
    }
  }
  return ems * size * (style === 'title' ? 1.08 : 1);
}

/** Signs that must not start a line. */
const closing = /^[、。，．）」』】〕・：；？！ー…ゃゅょっァィゥェォャュョッ）),.:;!?/]/u;
/** Signs that must not end a line. */
const opening = /[（「『【〔(]$/u;

/**
 * Cuts a text into pieces that stay whole: words, in Japanese phrases (a word with the hiragana
 * that follows it), and the parts of a path or a name.
 */
function piecesOf(text: string, style: TextStyle, width: number): readonly string[] {
  if (style === 'code') {
    return text
      .split(/(?<=[/=\\-])(?=.)|(?<= )/)
      .flatMap((piece) =>
        textWidth(piece, style) > width ? piece.split(/(?<=[a-z])(?=[A-Z])/) : [piece],
      );
  }
  const pieces: string[] = [];
  // The rules of Japanese cut other languages at their spaces, too, and diagrams name Japanese words.
  for (const {segment} of new Intl.Segmenter('ja', {granularity: 'word'}).segment(text)) {
    const last = pieces.at(-1);
    const isInsideLatin = last !== undefined && /\S$/.test(last) && !wide.test(last.at(-1) ?? '');
    const startsLatin = !wide.test(segment[0] ?? '');
    if (
      last !== undefined &&
      (/^\s+$/.test(segment) ||
        closing.test(segment) ||
        opening.test(last) ||
        /^[ぁ-ん]+$/u.test(segment) ||
        (isInsideLatin && startsLatin))
    ) {
      pieces[pieces.length - 1] = last + segment;
    } else {
      pieces.push(segment);
    }
  }
  return pieces;
}

/** Breaks a text into lines no wider than `width`. A line break in the text is kept. */
export function wrapText(text: string, width: number, style: TextStyle): readonly string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const piece of piecesOf(paragraph, style, width)) {
      if (line !== '' && textWidth((line + piece).trimEnd(), style) > width) {
        lines.push(line.trim());
        line = piece;
      } else {
        line += piece;
      }
    }
    lines.push(line.trim());
    return lines;
  });
}
