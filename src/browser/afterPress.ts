import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

let isDown = false;

if (ExecutionEnvironment.canUseDOM) {
  const follow = ({type}: Event): void => {
    isDown = type === 'pointerdown';
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
    document.addEventListener(type, follow, {capture: true});
  }
}

/**
 * Acts once a press that is under way is over, with its click: what a field says when a reader
 * leaves it would move what they are about to click.
 */
export function afterPress(act: () => void): void {
  // A tap sends its mouse events, and with them the blur, after the finger has gone.
  const soon = (): void => void setTimeout(act);
  if (isDown) {
    document.addEventListener('pointerup', soon, {once: true});
    document.addEventListener('pointercancel', soon, {once: true});
  } else {
    soon();
  }
}
