/** Replaces nprogress, with the style that the theme has for it: a bar while the next page loads. */
const ID = 'nprogress';

function start(): void {
  const bar = document.createElement('div');
  bar.className = 'bar';
  bar.animate([{transform: 'scaleX(0)'}, {transform: 'scaleX(0.9)'}], {
    duration: 8000,
    easing: 'cubic-bezier(0, 0.6, 0.4, 1)',
    fill: 'forwards',
  });
  bar.style.transformOrigin = 'left';
  const box = document.createElement('div');
  box.id = ID;
  box.append(bar);
  document.body.append(box);
}

export default {
  start,
  configure: () => undefined,
  done: () => document.getElementById(ID)?.remove(),
};
