// The very first visit to the front page opens it in the browser's preferred language. A shared
// link must open as it is, and a choice in the menu wins over the browser.
(() => {
  const KEY = 'guide.locale';
  const {base = '/', locales = ''} = document.currentScript?.dataset ?? {};
  const [defaultLocale, ...others] = locales.split(' ');

  const read = () => {
    try {
      const fromCookie = document.cookie.match(/(?:^|; )guide\.locale=([\w-]+)/)?.[1];
      return localStorage.getItem(KEY) ?? fromCookie ?? null;
    } catch {
      return undefined; // The browser blocks storage.
    }
  };
  const remember = (locale) => {
    try {
      localStorage.setItem(KEY, locale);
      // Local storage is enough without the cookie helper.
      globalThis.Cookies?.set(KEY, locale, {expires: 365, path: base, sameSite: 'lax'});
      return localStorage.getItem(KEY) === locale;
    } catch {
      return false;
    }
  };

  const localeOf = (path) =>
    others.find((name) => path === base + name || path.startsWith(`${base}${name}/`)) ??
    defaultLocale;
  const here = localeOf(location.pathname);
  const stored = read();

  if (stored === null) {
    const preferred = (navigator.languages?.[0] ?? navigator.language ?? '').toLowerCase();
    const isFrontPage = location.pathname === base || location.pathname === `${base}index.html`;
    const wanted = others.find((name) => preferred.split('-')[0] === name);
    if (isFrontPage && wanted) {
      // Without a memory, the reader could never reach the default page.
      if (remember(wanted)) {
        location.replace(`${base}${wanted}/${location.search}${location.hash}`);
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
