// Remembers the reader's language and, on the very first visit to the front page only, opens it in
// the language that the reader's browser prefers, where the guide has it.
//
// - Any other address is left alone: a link somebody shared opens as it is.
// - A choice in the language menu is remembered and wins over the browser from then on.
// - With storage and cookies blocked nothing is remembered and nobody is redirected.
(() => {
  const KEY = 'guide.locale';
  const {base = '/', locales = ''} = document.currentScript?.dataset ?? {};
  // The first language is served at the root, each other one below its name.
  const [defaultLocale, ...others] = locales.split(' ');

  const read = () => {
    try {
      const fromCookie = document.cookie.match(/(?:^|; )guide\.locale=([\w-]+)/)?.[1];
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
      // Only when it can be remembered: otherwise the reader could never reach the default page.
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
