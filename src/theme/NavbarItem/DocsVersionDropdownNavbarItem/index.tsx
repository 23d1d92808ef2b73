import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import VersionDropdown from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

/** Names the menu, so that '0.6.8' is read as 'Version: 0.6.8'. */
export default function NamedVersionDropdown(props: Props): ReactNode {
  // In a preview of one version there is a link instead of a menu.
  const isMenu = useVersions(props.docsPluginId).length > 1;
  const menuName = translate({id: 'theme.navbar.versionMenu.name'});
  return <VersionDropdown {...{...props, ...(isMenu ? {menuName} : {})}} />;
}
