import type {ReactNode} from 'react';
import {Route} from 'react-router-dom';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LocaleDropdown from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import {insideSite} from '@site/src/core/address/leadsTo';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';

/**
 * Some hosts show the English 404 page below `/ja/`, where the menu would lead to `/ja/ja/`. The
 * rest must not become another host's address, as `//name` would.
 */
function useAddressInThisLanguage(): ReturnType<typeof useLocation> {
  const location = useLocation();
  const {i18n} = useDocusaurusContext();
  const own = i18n.localeConfigs[i18n.currentLocale]!.baseUrl;
  const other = i18n.locales
    .map((locale) => i18n.localeConfigs[locale]!.baseUrl)
    .find((base) => base.length > own.length && location.pathname.startsWith(base));
  const pathname = other ? own + location.pathname.slice(other.length) : location.pathname;
  return {...location, pathname: insideSite(pathname)};
}

export default function NamedLocaleDropdown(props: Props): ReactNode {
  const menuName = translate({id: 'theme.navbar.languageMenu.name'});
  const location = useAddressInThisLanguage();
  return (
    <Route location={location}>
      <LocaleDropdown {...{...props, menuName}} />
    </Route>
  );
}
