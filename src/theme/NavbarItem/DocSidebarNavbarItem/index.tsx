import type {ReactNode} from 'react';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import SidebarItem from '@theme-original/NavbarItem/DocSidebarNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';
import {pageIn, usePageEdition} from '@site/src/components/PageEdition';

/** On pages of no edition, the original leads to the edition at the root. */
export default function GuideItem(props: Props): ReactNode {
  const edition = usePageEdition();
  const {activeDoc} = useActiveDocContext(props.docsPluginId);
  if (activeDoc) {
    return <SidebarItem {...props} />;
  }
  const {sidebarId: _sidebarId, docsPluginId: _docsPluginId, ...rest} = props;
  return <DefaultNavbarItem {...rest} to={pageIn(edition, '/')} />;
}
