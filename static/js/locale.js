// Remembers the reader's language and, on the very first visit to the front page only, opens the
// Japanese front page for readers whose browser prefers Japanese.
//
// - Any other address is left alone: a link somebody shared opens as it is.
// - A choice in the language menu is remembered and wins over the browser from then on.
// - With storage and cookies blocked nothing is remembered and nobody is redirected.
(() => {
  const KEY = 'guide.locale';
  const base = document.currentScript?.dataset.base ?? '/';

  const read = () => {
    try {
      const fromCookie = document.cookie.match(/(?:^|; )guide\.locale=(en|ja)/)?.[1];
      return localStorage.getItem(KEY) ?? fromCookie ?? null;
    } catch {
      return undefined; // blocked
    }
  };
  const remember = (locale) => {
    try {
      localStorage.setItem(KEY, locale);
      // The cookie helper is optional: without it, or with it blocked, local storage is enough.
      globalThis.Cookies?.set(KEY, locale, {expires: 365, path: base, sameSite: 'lax'});
      return localStorage.getItem(KEY) === locale;
    } catch {
      return false;
    }
  };

  const localeOf = (path) => (path === `${base}ja` || path.startsWith(`${base}ja/`) ? 'ja' : 'en');
  const here = localeOf(location.pathname);
  const stored = read();

  if (stored === null) {
    const preferred = (navigator.languages?.[0] ?? navigator.language ?? '').toLowerCase();
    const isFrontPage = location.pathname === base || location.pathname === `${base}index.html`;
    if (isFrontPage && preferred.startsWith('ja')) {
      // Only when it can be remembered: otherwise the reader could never reach the English page.
      if (remember('ja')) {
        location.replace(`${base}ja/${location.search}${location.hash}`);
        return;
      }
    } else {
      remember(here);
    }
  }

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[lang][href]') : null;
    if (link) {
      remember(localeOf(new URL(link.href, location.href).pathname));
    }
  });
})();
