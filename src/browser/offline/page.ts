/**
 * Loaded on pages that a worker controls, and on no others: says when a newer edition is there, and
 * makes downloads work without a connection.
 */
import {translate} from '@docusaurus/Translate';
import {download} from '../download';
import './page.css';
import {isFromWorker, type ToWorker} from './messages';

const CLASS = 'guide-newer';

function tell(): void {
  if (document.querySelector(`.${CLASS}`)) {
    return;
  }
  const notice = document.createElement('div');
  notice.className = CLASS;
  notice.setAttribute('role', 'status');
  const text = document.createElement('span');
  text.textContent = translate({id: 'offline.newer'});
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--primary button--sm';
  button.textContent = translate({id: 'offline.reload'});
  button.addEventListener('click', () => window.location.reload());
  notice.append(text, button);
  document.body.append(notice);
}

/** Chromium asks no worker for a link with `download` (crbug.com/40410035). */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (
    !link ||
    !link.hasAttribute('download') ||
    link.origin !== window.location.origin ||
    link.protocol === 'blob:' ||
    event.defaultPrevented
  ) {
    return;
  }
  event.preventDefault();
  void fetch(link.href)
    .then(async (response) => {
      if (!response.ok) {
        throw new Error(String(response.status));
      }
      return response.blob();
    })
    .then((blob) => download(link.download || (link.pathname.split('/').at(-1) ?? ''), blob))
    .catch(() => window.location.assign(link.href));
}

const {serviceWorker} = navigator;
serviceWorker.addEventListener('message', ({data}) => {
  if (isFromWorker(data)) {
    tell();
  }
});
serviceWorker.startMessages();
serviceWorker.controller?.postMessage({kind: 'isThereNewer'} satisfies ToWorker);
document.addEventListener('click', onClick);
