const SETTLES_WITHIN = 1000;

/**
 * Scrolls to a heading until the reader scrolls, because tabs change heights and the theme moves
 * the focus in the first two frames.
 */
export function showHeading(id: string): void {
  const started = Date.now();
  let lastTop: number | undefined;
  const stop = new AbortController();
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(type, () => stop.abort(), {signal: stop.signal, passive: true});
  }
  const show = (): void => {
    const heading = document.getElementById(id);
    if (!heading || stop.signal.aborted || Date.now() - started > SETTLES_WITHIN) {
      stop.abort();
      return;
    }
    const {top} = heading.getBoundingClientRect();
    if (top !== lastTop) {
      heading.scrollIntoView({block: 'start', behavior: 'instant'});
      lastTop = heading.getBoundingClientRect().top;
    }
    window.setTimeout(show, 100);
  };
  requestAnimationFrame(() => requestAnimationFrame(show));
}
