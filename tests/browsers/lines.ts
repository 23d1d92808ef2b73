export interface Cut {
  /** The sign ／ marks where the line ends. */
  readonly at: string;
  /** A phrase longer than its line had to break. */
  readonly isLong: boolean;
}

export interface Cuts {
  readonly cuts: readonly Cut[];
  readonly ends: number;
}

export const SHORT_TEXTS =
  'h1, h2, h3, h4, th, td, figcaption, .menu__link, .table-of-contents__link, .pagination-nav__label, .guide-phrases, .theme-admonition > :first-child, .guide-list strong, .guide-picture li';

/** Finds lines that end within a phrase. */
export const cutPhrases = `(() => {
  const JAPANESE = /[\\u3041-\\u30fe\\u3400-\\u9fff\\uff10-\\uff5a]/;
  const PHRASE = /[^\\s、。，．・：；？！（）「」『』【】()[\\]/／～〜…:;,.?!→]+/g;
  const cuts = [];
  let ends = 0;
  const range = document.createRange();
  const rectOf = (node, from, to) => {
    range.setStart(node, from); range.setEnd(node, to);
    return [...range.getClientRects()].filter(({width, height}) => width > 0 && height > 0);
  };
  for (const block of document.querySelectorAll(${JSON.stringify(SHORT_TEXTS)})) {
    // Headings of columns are only read out on a phone.
    if (!block.checkVisibility() || block.closest('thead')?.clientWidth < 20 || block.getBoundingClientRect().width < 24) continue;
    range.selectNodeContents(block);
    ends += new Set([...range.getClientRects()].map(({top}) => Math.round(top / 8))).size - 1;
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement.closest('code, .hash-link, .guide-hidden, [role=tooltip]')) continue;
      const text = node.data;
      if (!JAPANESE.test(text) || new Set(rectOf(node, 0, text.length).map(({top}) => Math.round(top))).size < 2) continue;
      for (const {0: phrase, index} of text.matchAll(PHRASE)) {
        let last;
        for (let at = index; at < index + phrase.length; at += 1) {
          const [box] = rectOf(node, at, at + 1);
          if (!box) continue;
          const isBreak = last !== undefined && box.top > last.top + last.height / 2;
          last = box;
          if (!isBreak) continue;
          if (!JAPANESE.test(text[at - 1]) && !JAPANESE.test(text[at])) continue;
          const style = getComputedStyle(node.parentElement);
          const canvas = (globalThis.measure ??= document.createElement('canvas').getContext('2d'));
          canvas.font = style.font || [style.fontWeight, style.fontSize, style.fontFamily].join(' ');
          const before = index === 0 ? (node.previousSibling?.getBoundingClientRect?.().width ?? 0) : 0;
          let box2 = node.parentElement;
          while (getComputedStyle(box2).display === 'inline') box2 = box2.parentElement;
          const {paddingLeft, paddingRight} = getComputedStyle(box2);
          const room = box2.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
          cuts.push({at: text.slice(Math.max(0, at - 8), at) + '／' + text.slice(at, at + 8), isLong: before + canvas.measureText(phrase).width * 1.02 + 4 > room});
        }
      }
    }
  }
  return {cuts, ends};
})()`;

/** Finds characters that overlap the next one. */
export const overlaps = (texts: readonly string[]): string => `(() => {
  const over = [];
  let signs = 0;
  const cell = document.querySelector('main td');
  const places = [document.querySelector('main p'), cell, document.querySelector('main h1'), document.querySelector('.navbar__items')];
  for (const place of places) {
    for (const text of ${JSON.stringify(texts)}) {
      const holder = place.appendChild(document.createElement('div'));
      holder.style.whiteSpace = 'nowrap';
      const node = holder.appendChild(document.createTextNode(text));
      const boxes = Array.from(text, (_, at) => {
        const range = document.createRange();
        range.setStart(node, at); range.setEnd(node, at + 1);
        return range.getBoundingClientRect();
      });
      signs += boxes.length;
      boxes.forEach(({left, width}, at) => {
        const last = boxes[at - 1];
        if (width < 1 || (last && left < last.right - 1.5)) over.push(place.tagName + ': ' + text.slice(0, at) + '|' + text.slice(at));
      });
      holder.remove();
    }
  }
  return {signs, over};
})()`;
