/** Opens every fold and tab of a page, as clicks would. */
export function unfold(): void {
  // The style sheet in `noscript` would hide tabs.
  document.querySelectorAll('noscript').forEach((part) => part.remove());
  document.querySelectorAll('details').forEach((fold) => (fold.open = true));
  document
    .querySelectorAll('[role="tabpanel"]')
    .forEach((panel) => ((panel as HTMLElement).hidden = false));
}

/** Finds lines that end behind an argument's hyphen or within a name. */
export function wrongBreaks(): {readonly looked: number; readonly found: readonly string[]} {
  const range = document.createRange();
  const found: string[] = [];
  let looked = 0;
  const places =
    'code, th, td, dt, dd, h1, h2, h3, label, summary, button, .table-of-contents a, .pagination-nav__label';
  for (const place of Array.from(document.querySelectorAll(`main :is(${places})`))) {
    const headHeight = place.closest('thead')?.getBoundingClientRect().height ?? 99;
    if (
      place.querySelector('code, td, dd, pre') ||
      place.getClientRects().length === 0 ||
      headHeight < 2
    ) {
      continue;
    }
    looked += 1;
    const isCode = place.tagName === 'CODE';
    const nodes: {readonly node: Text; readonly from: number}[] = [];
    let text = '';
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (!isCode) {
        text += '\n';
      }
      nodes.push({node, from: text.length});
      text += node.data;
    }
    const pointAt = (at: number): [Text, number] => {
      const {node, from} = nodes.filter((node) => node.from <= at).at(-1)!;
      return [node, at - from];
    };
    const isBroken = (from: number, to: number): boolean => {
      const [[first, start], [last, end]] = [pointAt(from), pointAt(to - 1)];
      range.setStart(first, start);
      range.setEnd(last, end + 1);
      const middles = Array.from(range.getClientRects(), ({top, bottom, width}) =>
        width > 0 ? (top + bottom) / 2 : NaN,
      ).filter((middle) => !Number.isNaN(middle));
      return Math.max(...middles) - Math.min(...middles) > 8;
    };
    const names = place.closest('pre') ? /(?!)/g : /[A-Z]+[a-z0-9]*|[a-z0-9]{2,}/g;
    const wholes = isCode ? /(?<=^|[\s"'([=])-+[^\s-]/gm : /(?!)/g;
    for (const pattern of [names, wholes]) {
      for (const {index, 0: part} of text.matchAll(pattern)) {
        if (isBroken(index, index + part.length)) {
          const [before, after] = [text.slice(0, index), text.slice(index + part.length)];
          found.push(`${before.slice(-20)}[${part}]${after.slice(0, 12)}`.replaceAll('\n', ' '));
        }
      }
    }
  }
  return {looked, found};
}

/** Finds covered code, tabs in two lines, and text or chosen answers cut without a sign. */
export function wrongParts(isTouched: boolean): readonly string[] {
  const found: string[] = [];
  for (const figure of Array.from(document.querySelectorAll('main figure:has(pre)'))) {
    const text = figure.querySelector('pre')!.getBoundingClientRect();
    const all = figure.getBoundingClientRect();
    for (const button of Array.from(figure.querySelectorAll('button'))) {
      const {left, right, top, bottom} = button.getBoundingClientRect();
      const isOnCode =
        left < text.right && right > text.left && top < text.bottom && bottom > text.top;
      const isOutside = right > all.right + 1 || bottom > all.bottom + 1;
      if (right > left && (isOnCode || isOutside)) {
        found.push(`button on ${figure.textContent.slice(0, 30)}`);
      }
    }
  }
  for (const tab of Array.from(document.querySelectorAll('main [role="tab"]'))) {
    const {height} = tab.getBoundingClientRect();
    if (height > 50 || (isTouched && height > 0 && height < 44)) {
      found.push(`tab ${tab.textContent}, ${height} px high`);
    }
  }
  const pen = document.createElement('canvas').getContext('2d')!;
  for (const list of Array.from(document.querySelectorAll<HTMLSelectElement>('main select'))) {
    const {font, paddingLeft, paddingRight} = getComputedStyle(list);
    pen.font = font;
    const arrow = 16;
    const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
    const text = list.selectedOptions[0]?.text ?? '';
    if (list.clientWidth > 0 && pen.measureText(text).width > room) {
      found.push(`cut choice: ${text}`);
    }
  }
  for (const element of Array.from(document.querySelectorAll('main *'))) {
    if (element.clientWidth < 2 || element.scrollWidth <= element.clientWidth + 3) {
      continue;
    }
    const {overflowX, backgroundImage, textOverflow, display} = getComputedStyle(element);
    if (display.startsWith('inline') || element.matches('.guide-hidden')) {
      continue;
    }
    if (overflowX === 'visible') {
      if (!/^(P|LI|DD|DT|TD|TH|FIGURE|CODE|LABEL|BUTTON|SUMMARY|H\d|A)$/.test(element.tagName)) {
        continue;
      }
      found.push(
        `sticks out: ${element.tagName}.${element.className} ${element.scrollWidth - element.clientWidth} ${element.textContent.slice(0, 40)}`,
      );
    } else if (backgroundImage === 'none' && textOverflow !== 'ellipsis') {
      found.push(
        `cut: ${element.tagName}.${element.className} ${element.textContent.slice(0, 40)}`,
      );
    }
  }
  return found;
}

/** Finds parts of pictures that are outside of their picture or cut. */
export function wrongPictures(): readonly string[] {
  return Array.from(document.querySelectorAll('main .guide-picture')).flatMap((picture) => {
    const {left, right} = picture.getBoundingClientRect();
    return Array.from(picture.querySelectorAll('li, span, strong, code, em, del'))
      .filter((part) => {
        const box = part.getBoundingClientRect();
        const isCut = part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1;
        return box.left < left - 1 || box.right > right + 1 || (isCut && part.textContent !== '');
      })
      .map((part) => `in a picture: ${part.textContent}`);
  });
}

/** Finds controls of the bar that overlap when letters are twice as large. */
export function overlaps(): readonly string[] {
  const parts = Array.from(
    document.querySelectorAll(
      '.navbar__brand b, .navbar__brand img, .navbar__items > .navbar__item, .navbar__toggle, .navbar button, .breadcrumbs__item, .theme-doc-toc-mobile button, main h1',
    ),
    (element) => ({element, box: element.getBoundingClientRect()}),
  ).filter(({element, box}) => box.width > 1 && getComputedStyle(element).visibility === 'visible');
  return parts.flatMap(({element, box}, at) =>
    parts
      .slice(at + 1)
      .filter(
        ({element: other, box: second}) =>
          !element.contains(other) &&
          Math.min(box.right, second.right) - Math.max(box.left, second.left) > 1 &&
          Math.min(box.bottom, second.bottom) - Math.max(box.top, second.top) > 1,
      )
      .map(
        ({element: other}) =>
          `${element.className} ${element.textContent} lies on ${other.className} ${other.textContent}`,
      ),
  );
}

/**
 * The call before forced colours marks edges without a colour. The next call returns those that
 * have one.
 */
export function falseMarks(): readonly string[] {
  const found: string[] = [];
  for (const element of Array.from(document.querySelectorAll<HTMLElement>('main *, .menu *'))) {
    const {borderLeftWidth, borderLeftColor, borderRightColor, backgroundColor} =
      getComputedStyle(element);
    if (
      element.dataset.unmarked &&
      borderLeftColor !== backgroundColor &&
      borderLeftColor !== 'rgb(255, 255, 255)'
    ) {
      found.push(`false mark at ${element.className}`);
    } else if (
      parseFloat(borderLeftWidth) > 1 &&
      borderLeftColor === 'rgba(0, 0, 0, 0)' &&
      borderRightColor !== borderLeftColor
    ) {
      element.dataset.unmarked = 'yes';
    }
  }
  return found;
}

/** Finds terms without the dotted line. */
export const unlikeTerms = (): readonly string[] =>
  Array.from(document.querySelectorAll('main a[data-card]:not(:has(code))'))
    .filter((term) => getComputedStyle(term).textDecorationStyle !== 'dotted')
    .map((term) => `no dotted line below ${term.textContent}`);

/** Finds what makes a page wider. One pixel may be rounding. */
export function overflows(): readonly string[] {
  const {scrollWidth, clientWidth} = document.documentElement;
  if (scrollWidth <= clientWidth + 1) {
    return [];
  }
  const widest = Array.from(document.querySelectorAll('body *'), (element) => ({
    element,
    right: Math.round(element.getBoundingClientRect().right),
  }))
    .filter(
      ({right, element}) =>
        right > clientWidth + 0.5 && !element.closest('pre, .guide-scroll, table, .tabs'),
    )
    .slice(-3);
  return [
    `${scrollWidth - clientWidth} px too wide: ${widest.map(({element, right}) => `${element.tagName}.${element.className} ${right} ${element.textContent.slice(0, 30)}`).join(' | ')}`,
  ];
}

/** Counts the lines of Japanese text and the short ones, and finds those with a wrong beginning. */
export function readLines() {
  const forbidden =
    /^[ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶー、。，．・：；！？）」』】〉》〕｝々]/;
  const parts = 'p, li, pre, table, ul, ol, figure, div';
  const range = document.createRange();
  const topAt = (node: Text, at: number): number => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect().top;
  };
  let [all, short] = [0, 0];
  const wrong: string[] = [];
  for (const block of Array.from(document.querySelectorAll('article .markdown :is(p, li)'))) {
    const {paddingLeft, paddingRight} = getComputedStyle(block);
    const box = block.getBoundingClientRect();
    const left = box.left + parseFloat(paddingLeft);
    const width = box.right - parseFloat(paddingRight) - left;
    if (block.querySelector(parts) || block.closest('table, figure') || width < 200) {
      continue;
    }
    const lines: {middle: number; right: number}[] = [];
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      range.selectNodeContents(node);
      for (const {top, bottom, right, width: filled} of Array.from(range.getClientRects())) {
        const middle = (top + bottom) / 2;
        const line = lines.at(-1);
        if (filled === 0) {
          continue;
        }
        if (line && middle - line.middle < 10) {
          line.right = Math.max(line.right, right);
          continue;
        }
        lines.push({middle, right});
        let [low, high] = [0, node.data.length - 1];
        while (low < high) {
          const between = Math.floor((low + high) / 2);
          [low, high] = topAt(node, between) < top - 2 ? [between + 1, high] : [low, between];
        }
        // Behind a name as long as the line, nothing else fits.
        const isForced = /\w{20}$/.test(node.data.slice(0, low));
        if (line && !isForced && forbidden.test(node.data.slice(low))) {
          wrong.push(
            `${node.data.slice(Math.max(0, low - 8), low)}／${node.data.slice(low, low + 8)}`,
          );
        }
      }
    }
    const inner = lines.slice(0, -1);
    all += inner.length;
    short += inner.filter(({right}) => right - left < 0.75 * width).length;
  }
  return {all, short, wrong};
}
