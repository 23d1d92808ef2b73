import {useDeferredValue, type ReactNode} from 'react';
import DocSidebarMobile from '@theme-original/DocSidebar/Mobile';
import type {Props} from '@theme/DocSidebar/Mobile';

/**
 * The theme renders a phone's closed menu after hydration. A deferred update does it in small
 * pieces.
 */
export default function DocSidebarMobileDeferred(props: Props): ReactNode {
  const isDue = useDeferredValue(true, false);
  return isDue && <DocSidebarMobile {...props} />;
}
