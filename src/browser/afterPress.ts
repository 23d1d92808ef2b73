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
 * Does something once the press that goes on is over, with its click. For what a field says when a reader
 * leaves it: shown between press and release, it moves what they are about to click, and the click is lost.
 */
export function afterPress(act: () => void): void {
  // A tap sends its mouse events, and with them the blur, after the finger has gone: all in one go.
  const soon = (): void => void setTimeout(act);
  if (isDown) {
    document.addEventListener('pointerup', soon, {once: true});
    document.addEventListener('pointercancel', soon, {once: true});
  } else {
    soon();
  }
}
