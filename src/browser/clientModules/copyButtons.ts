/**
 * One listener for the copy buttons of all pages: a page of settings has 180 of them.
 *
 * A button copies the text of its `data-copy`; where that is empty, the file at `data-copy-from` or
 * the code of its block.
 * Its outcome appears in the element with the role `status` beside it, or else in the button itself.
 */
import {translate} from '@docusaurus/Translate';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {copyText} from '../clipboard';
import {late} from '../late';

/** How long the outcome is shown, in milliseconds. */
const SHOWN_FOR = 2500;

/** What a place for outcomes holds while there is none. React renders it and never changes it. */
const originalTexts = new WeakMap<Element, string>();
const timers = new WeakMap<Element, number>();

function show(place: Element, text: string): void {
  if (!originalTexts.has(place)) {
    originalTexts.set(place, place.textContent);
  }
  window.clearTimeout(timers.get(place));
  place.textContent = text;
  timers.set(
    place,
    window.setTimeout(() => {
      place.textContent = originalTexts.get(place) ?? '';
    }, SHOWN_FOR),
  );
}

async function fetchText(url: string, isAgain: boolean): Promise<string> {
  const response = await fetch(url, {cache: isAgain ? 'reload' : 'default'});
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}.`);
  }
  return response.text();
}

async function textFor({dataset, parentElement}: HTMLElement): Promise<string> {
  if (dataset.copyFrom) {
    return late((isAgain) => fetchText(dataset.copyFrom!, isAgain), {key: dataset.copyFrom});
  }
  return dataset.copy || (parentElement?.querySelector('pre')?.textContent ?? '');
}

async function copy(button: HTMLElement): Promise<void> {
  const isCopied = await textFor(button).then(copyText, () => false);
  show(
    button.parentElement?.querySelector('[role="status"]') ?? button,
    isCopied
      ? translate({id: 'theme.CodeBlock.copied'})
      : translate({id: 'theme.CodeBlock.copyFailed'}),
  );
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[data-copy]');
    if (button) {
      void copy(button);
    }
  });
}
