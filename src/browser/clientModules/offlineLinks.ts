/**
 * Without a connection, Docusaurus would load the whole page, and the browser's error would replace
 * the text.
 */
import preload from '@docusaurus/core/lib/client/preload';
import {translate} from '@docusaurus/Translate';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isElsewhere} from '../version-routes/isElsewhere';
import {showNotice} from '../notice';

const ready = new WeakSet<HTMLAnchorElement>();

let notice: HTMLElement | undefined;
const hide = () => notice?.remove();

function pageBehind(link: HTMLAnchorElement, event: MouseEvent): string | undefined {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const staysInTab = !link.hasAttribute('download') && (link.target || '_self') === '_self';
  const {origin, pathname} = window.location;
  return isPlain && staysInTab && link.origin === origin && link.pathname !== pathname
    ? link.pathname
    : undefined;
}

function isOnDevice(pathname: string): Promise<boolean> {
  const asked = isElsewhere(pathname)
    ? fetch(pathname).then(({ok}) => ok)
    : preload(pathname).then(() => true);
  return asked.catch(() => false);
}

function onClick(event: MouseEvent): void {
  hide();
  const link = event.target instanceof Element && event.target.closest('a');
  const pathname = link && !navigator.onLine ? pageBehind(link, event) : undefined;
  if (!link || !pathname || ready.delete(link)) {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  const follow = (isThere: boolean): void => {
    if (isThere) {
      ready.add(link);
      link.click();
    } else {
      hide();
      notice = showNotice(translate({id: 'offline.linkNeedsConnection'}));
    }
  };
  isOnDevice(pathname).then(follow, () => follow(false));
}

if (ExecutionEnvironment.canUseDOM) {
  // In the capture phase, this listener runs before React's, and so before the router.
  document.addEventListener('click', onClick, {capture: true});
  window.addEventListener('online', hide);
}
