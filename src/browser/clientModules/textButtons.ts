/**
 * A page has up to 130 of these buttons, so they share a listener. An empty `data-copy` means the
 * file at `data-copy-from` or the code of the block.
 */
import {translate} from '@docusaurus/Translate';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {copyText} from '../clipboard';
import {download} from '../download';
import {late} from '../late';
import {tellIfFails} from '../notice';

const SHOWN_FOR = 2500;

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
  const text = await response.text();
  // A network may answer with its login page, a host with half a file, so both ends are checked.
  if (!text.startsWith('---\n') || !text.endsWith('\n')) {
    throw new Error(`${url} is not the file.`);
  }
  return text;
}

const codeBeside = (button: HTMLElement) =>
  button.closest('figure')?.querySelector('pre')?.textContent ?? '';

async function textFor(button: HTMLElement): Promise<string> {
  const {copy: text, copyFrom} = button.dataset;
  return copyFrom
    ? late((isAgain) => fetchText(copyFrom, isAgain), {key: copyFrom})
    : text || codeBeside(button);
}

function announce(text: string): void {
  let place = document.querySelector('#guide-outcome');
  if (!place) {
    place = document.createElement('div');
    place.id = 'guide-outcome';
    place.className = 'guide-hidden';
    place.role = 'status';
    document.body.append(place);
  }
  show(place, text);
}

async function copy(button: HTMLElement): Promise<void> {
  const isCopied = await textFor(button).then(copyText, () => false);
  const outcome = isCopied
    ? translate({id: 'theme.CodeBlock.copied'})
    : translate({id: 'theme.CodeBlock.copyFailed'});
  const place = button.parentElement?.querySelector('[role="status"]');
  show(place ?? button, outcome);
  if (!place) {
    announce(outcome);
  }
}

/** Windows needs its own line ends, and a byte order mark to recognize UTF-8. */
function save(button: HTMLElement, name: string): void {
  const text = `${codeBeside(button).trimEnd()}\n`;
  const isForWindows = /\.(?:ps1|txt)$/.test(name);
  download(name, new Blob([isForWindows ? `\uFEFF${text.replaceAll('\n', '\r\n')}` : text]));
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element && target.closest('button');
    if (button && button.dataset.copy !== undefined) {
      tellIfFails(copy(button));
    } else if (button && button.dataset.download) {
      save(button, button.dataset.download);
    }
  });
}
