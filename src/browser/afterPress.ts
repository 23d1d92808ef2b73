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
 * Acts after a press that is under way, because a message would move what the reader is about to
 * click.
 */
export function afterPress(act: () => void): void {
  // A tap sends its mouse events and the blur after the finger has gone.
  const soon = (): void => void setTimeout(act);
  if (isDown) {
    document.addEventListener('pointerup', soon, {once: true});
    document.addEventListener('pointercancel', soon, {once: true});
  } else {
    soon();
  }
}
