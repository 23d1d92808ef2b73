/**
 * Loaded on pages that a worker controls, and on no others: says how old the copy is that they come from
 * and when a newer one is there, and makes downloads work without a connection.
 */
import {translate} from '@docusaurus/Translate';
import {askIndex, KeepError} from '../../core/offline/keep';
import {copiesOf, find, markChecked, removeCopies, type Store} from '../../core/offline/store';
import {download} from '../download';
import './page.css';

const {serviceWorker} = navigator;
const WEEK = 7 * 24 * 60 * 60 * 1000;

function tell(text: string, label: string, act: () => unknown): void {
  document.querySelector('.guide-copy')?.remove();
  const notice = document.createElement('div');
  notice.className = 'guide-copy';
  notice.setAttribute('role', 'status');
  const words = document.createElement('span');
  words.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'guide-button guide-button--primary';
  button.textContent = label;
  button.addEventListener('click', () => {
    button.disabled = true;
    void act();
  });
  notice.append(words, button);
  document.body.append(notice);
}

/** The worker of the newer build takes over, and the page is loaded from its copy. */
function show(worker: ServiceWorker | null): void {
  if (!worker) {
    window.location.reload();
  } else {
    serviceWorker.addEventListener('controllerchange', () => window.location.reload());
    worker.postMessage('show');
  }
}

const tellOfNewer = (registration: ServiceWorkerRegistration) =>
  tell(translate({id: 'offline.newer'}), translate({id: 'offline.reload'}), () =>
    show(registration.waiting),
  );

/** Says of which day the copy is. It can go here as well, whatever the host does. */
function tellAge(text: string, store: Store, registration: ServiceWorkerRegistration): void {
  tell(text, translate({id: 'offline.remove'}), async () => {
    await removeCopies(store);
    await registration.unregister();
    window.location.reload();
  });
}

/** Compares the copy that the page comes from with the site. */
async function look(registration: ServiceWorkerRegistration): Promise<void> {
  const {origin, pathname: base} = new URL(registration.scope);
  const store = {caches, origin, base};
  const copies = await copiesOf(store);
  const found = await find(store, window.location.pathname, copies[0]?.build ?? '');
  const copy = copies.find(({name}) => name === found?.id.name);
  if (!copy) {
    return;
  }
  const date = new Intl.DateTimeFormat(document.documentElement.lang, {dateStyle: 'long'}).format(
    copy.checked,
  );
  try {
    const {build} = await askIndex(store);
    if (build === copy.build) {
      await markChecked(store, copy.name, copy.list);
      return;
    }
    void registration.update().catch(() => undefined);
  } catch (error) {
    if (!(error instanceof KeepError && error.problem === 'network')) {
      tellAge(translate({id: 'offline.wrong'}, {date}), store, registration);
      return;
    }
  }
  if (Date.now() - copy.checked > WEEK) {
    tellAge(translate({id: 'offline.old'}, {date}), store, registration);
  }
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

document.addEventListener('click', onClick);
void serviceWorker.ready.then(async (registration) => {
  const whenInstalled = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') {
        tellOfNewer(registration);
      }
    });
  registration.addEventListener('updatefound', () => whenInstalled(registration.installing));
  whenInstalled(registration.installing);
  // Another tab has asked for the newer build.
  serviceWorker.addEventListener('controllerchange', () => tellOfNewer(registration));
  if (registration.waiting) {
    tellOfNewer(registration);
  } else {
    await look(registration);
  }
});
