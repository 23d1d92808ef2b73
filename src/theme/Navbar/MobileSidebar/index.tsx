import {useState, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useWindowEvent} from '@site/src/browser/useWindowEvent';

/**
 * A phone's menu, from its first opening on. The theme renders it closed, beside the left edge of the
 * screen. The browser's IntersectionObserver counts what touches the edge as visible, so every link of
 * the menu would be prefetched: every page of the version, for each reader on a phone. Escape closes it:
 * with the page enlarged, it is the menu of readers with a keyboard, too.
 */
export default function NavbarMobileSidebarOnceOpened(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const [wasOpened, setWasOpened] = useState(false);
  if (shown && !wasOpened) {
    setWasOpened(true);
  }
  useWindowEvent('keydown', ({key}) => {
    if (shown && key === 'Escape') {
      toggle();
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    }
  });
  return wasOpened && <NavbarMobileSidebar />;
}
