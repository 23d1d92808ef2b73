import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import VersionDropdown from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {useOwnEdition} from '@site/src/components/PageEdition';

/** Names the menu, so that '0.6.8' is read as 'Version: 0.6.8'; on pages of no edition it shows none. */
export default function NamedVersionDropdown(props: Props): ReactNode {
  const menuName = translate({id: 'theme.navbar.versionMenu.name'});
  const {docsPluginId, dropdownItemsBefore = [], dropdownItemsAfter = []} = props;
  const name = useOwnEdition()
    ? {menuName}
    : {children: translate({id: 'theme.navbar.versionMenu.all'})};
  const items = [...dropdownItemsBefore, ...useVersions(docsPluginId), ...dropdownItemsAfter];
  // One item, as in a preview of one version, is shown as a link instead of a menu.
  return (
    <VersionDropdown {...{...props, ...(items.length > 1 ? name : {startsClosed: undefined})}} />
  );
}
