import {translate} from '@docusaurus/Translate';
import './styles.css';

/** Shows a sentence at the window's lower edge; the caller removes the returned element. */
export function showNotice(text: string): HTMLElement {
  const notice = document.createElement('div');
  notice.className = 'guide-notice';
  notice.role = 'alert';
  notice.append(text);
  document.body.append(notice);
  return notice;
}

const SHOWN_FOR = 10_000;

/** Shows a notice if work that a reader began fails without a message of its own. */
export function tellIfFails(work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    console.error(error);
    const notice = showNotice(translate({id: 'notice.failed'}));
    setTimeout(() => notice.remove(), SHOWN_FOR);
  });
}
