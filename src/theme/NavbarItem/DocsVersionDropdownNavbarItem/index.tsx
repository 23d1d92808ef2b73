import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import VersionDropdown from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {pageIn, useOwnEdition, usePageEdition} from '@site/src/components/PageEdition';
import styles from './styles.module.css';

/** Screen readers say 'Version: 0.6.8'. */
export default function NamedVersionDropdown(props: Props): ReactNode {
  const own = useOwnEdition();
  const edition = usePageEdition();
  const versions = useVersions(props.docsPluginId);
  const menuName = translate({id: 'theme.navbar.versionMenu.name'});
  const after = props.dropdownItemsAfter.map(({to, ...item}) => ({
    ...item,
    to: to && pageIn(edition, to),
    // Docusaurus would also mark these links as current.
    isActive: () => false,
  }));
  const isOld = own !== undefined && own !== versions[0];
  const menu = {
    ...(own
      ? {menuName}
      : {children: translate({id: 'theme.navbar.versionMenu.all'}), hasCurrent: false}),
    ...(isOld && {
      className: clsx(props.className, 'guide-pictogram guide-pictogram--trouble', styles.old),
    }),
  };
  // A preview of a single version has a link instead of a menu.
  const isMenu = props.dropdownItemsBefore.length + versions.length + after.length > 1;
  return (
    <VersionDropdown
      {...{...props, dropdownItemsAfter: after, ...(isMenu ? menu : {startsClosed: undefined})}}
    />
  );
}
