import {useDeferredValue, type ReactNode} from 'react';
import DocSidebarMobile from '@theme-original/DocSidebar/Mobile';
import type {Props} from '@theme/DocSidebar/Mobile';

/**
 * The pages in a phone's menu, which is closed at first. The theme renders them at once after hydration,
 * in one piece; deferred, React renders them in small pieces when nothing else is waiting.
 */
export default function DocSidebarMobileDeferred(props: Props): ReactNode {
  const isDue = useDeferredValue(true, false);
  return isDue && <DocSidebarMobile {...props} />;
}
