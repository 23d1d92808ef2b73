/**
 * Stands in for the package nprogress, with the calls that the theme makes: a bar at the top of the
 * window while a page loads. The theme's style sheet draws it.
 */
let element: HTMLElement | undefined;
let timer: number | undefined;
let share = 0;

function show(value: number): void {
  share = value;
  const bar = element?.firstElementChild as HTMLElement | null | undefined;
  bar?.style.setProperty('transform', `translate3d(${(share - 1) * 100}%,0,0)`);
}

function start(): void {
  if (element) {
    return;
  }
  element = document.createElement('div');
  element.id = 'nprogress';
  const bar = document.createElement('div');
  bar.className = 'bar';
  bar.style.setProperty('transition', 'transform 200ms ease');
  const peg = document.createElement('div');
  peg.className = 'peg';
  bar.append(peg);
  element.append(bar);
  document.body.append(element);
  show(0.1);
  timer = window.setInterval(() => show(share + (0.95 - share) / 10), 300);
}

function done(): void {
  const finished = element;
  if (finished) {
    window.clearInterval(timer);
    show(1);
    element = undefined;
    window.setTimeout(() => finished.remove(), 250);
  }
}

export default {configure: (): void => undefined, start, done};
