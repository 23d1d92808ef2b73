/** Colours samples while the site is built. */
import {highlightToHtml} from '../highlight';
import {
  sampleCode,
  sampleLanguages,
  type SampleLanguage,
  type SamplePiece,
  type SampleRequest,
} from '.';

/** The sample in one language as coloured pieces. */
export function colouredSample(
  language: SampleLanguage,
  request: SampleRequest,
): readonly SamplePiece[] {
  const grammar = sampleLanguages.find(({id}) => id === language)?.highlight ?? 'text';
  return piecesOf(highlightToHtml(sampleCode(language, request), grammar));
}

/** Flat pieces of coloured HTML; the innermost colour of nested ones wins. */
function piecesOf(html: string): readonly SamplePiece[] {
  const open: string[] = [];
  const pieces: SamplePiece[] = [];
  for (const part of html.split(/(<[^>]*>)/)) {
    const opened = /^<span class="(?<name>[^"]*)">$/.exec(part)?.groups?.name;
    if (opened) {
      open.push(opened);
    } else if (part === '</span>') {
      open.pop();
    } else if (part !== '') {
      const text = part.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
      const colour = open.at(-1);
      pieces.push(colour ? [colour, text] : text);
    }
  }
  return pieces;
}
