/**
 * Loaded on pages that a worker controls, and on no others: says how old the copy is that they come from
 * and when a newer one is there, and makes downloads work without a connection.
 */
import {translate} from '@docusaurus/Translate';
import {find, markChecked, removeCopies} from '../../core/offline/copies';
import {askIndex, KeepError} from '../../core/offline/keep';
import {download} from '../download';
import {showNotice} from '../notice';

const {serviceWorker} = navigator;
const WEEK = 7 * 24 * 60 * 60 * 1000;
let notice: HTMLElement | undefined;

function tell(text: string, label: string, act: () => unknown): void {
  notice?.remove();
  notice = showNotice('status', text, {label, act});
}

/** The worker of the newer build takes over, and the page is loaded from its copy. */
function tellOfNewer({waiting}: ServiceWorkerRegistration): void {
  tell(translate({id: 'offline.newer'}), translate({id: 'offline.reload'}), () => {
    if (waiting) {
      serviceWorker.addEventListener('controllerchange', () => window.location.reload());
      waiting.postMessage('show');
    } else {
      window.location.reload();
    }
  });
}

/** Compares the copy that the page comes from with the site. */
async function look(registration: ServiceWorkerRegistration): Promise<void> {
  const base = new URL(registration.scope).pathname;
  const copy = (await find(base, window.location.pathname))?.copy;
  if (!copy?.list) {
    return;
  }
  const checked = Date.parse(copy.list.headers.get('date') ?? '');
  const problem = await askIndex(base).then(
    ({build}) => (build === copy.build ? undefined : 'behind'),
    (error: unknown) => KeepError.from(error).problem,
  );
  if (problem === undefined) {
    await markChecked(base, copy, await copy.list.text());
    return;
  }
  if (problem === 'behind') {
    void registration.update().catch(() => undefined);
  }
  const isWrong = problem !== 'behind' && problem !== 'network';
  if (isWrong || Date.now() - checked > WEEK) {
    const {lang} = document.documentElement;
    const date = new Intl.DateTimeFormat(lang, {dateStyle: 'long'}).format(checked);
    const text = isWrong
      ? translate({id: 'offline.wrong'}, {date})
      : translate({id: 'offline.old'}, {date});
    // The copy can go here as well, whatever the host does.
    tell(text, translate({id: 'offline.remove'}), async () => {
      await removeCopies(base);
      window.location.reload();
    });
  }
}

/** Chromium asks no worker for a link with `download` (crbug.com/40410035). */
document.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[download]');
  if (!link || link.origin !== window.location.origin || link.protocol === 'blob:') {
    return;
  }
  event.preventDefault();
  void fetch(link.href)
    .then(async (response) => {
      if (!response.ok) {
        throw new Error(String(response.status));
      }
      download(link.download || (link.pathname.split('/').at(-1) ?? ''), await response.blob());
    })
    .catch(() => window.location.assign(link.href));
});

const follow = async (registration: ServiceWorkerRegistration): Promise<void> => {
  const watch = () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') {
        tellOfNewer(registration);
      }
    });
  };
  registration.addEventListener('updatefound', watch);
  watch();
  // Another tab has asked for the newer build.
  serviceWorker.addEventListener('controllerchange', () => tellOfNewer(registration));
  if (registration.waiting) {
    tellOfNewer(registration);
  } else {
    await look(registration);
  }
};
serviceWorker.ready
  .then(follow)
  .catch((error: unknown) => console.warn('The copy could not be looked at.', error));
