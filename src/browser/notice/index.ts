import {translate} from '@docusaurus/Translate';
import './styles.css';

/** Shows a sentence at the window's lower edge; the caller removes the returned element. */
export function showNotice(
  role: 'alert' | 'status',
  text: string,
  action?: {readonly label: string; readonly act: () => void},
): HTMLElement {
  const notice = document.createElement('div');
  notice.className = 'guide-notice';
  notice.role = role;
  notice.append(text);
  if (action) {
    const button = document.createElement('button');
    button.className = 'guide-button guide-button--primary';
    button.append(action.label);
    button.addEventListener('click', () => {
      button.disabled = true;
      action.act();
    });
    notice.append(button);
  }
  document.body.append(notice);
  return notice;
}

const SHOWN_FOR = 10_000;

/** Shows a notice if work that a reader began fails without a message of its own. */
export function tellIfFails(work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    console.error(error);
    const notice = showNotice('alert', translate({id: 'notice.failed'}));
    setTimeout(() => notice.remove(), SHOWN_FOR);
  });
}
