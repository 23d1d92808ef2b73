import {useEffect, type ReactNode} from 'react';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import {showActiveRow} from '@site/src/browser/scroll/showActiveRow';

export default function SidebarWithActiveRow(props: Props): ReactNode {
  useEffect(() => showActiveRow('.theme-doc-sidebar-container .menu'), [props.path]);
  return <Content {...props} />;
}
