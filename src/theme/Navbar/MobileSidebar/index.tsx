import {useState, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useWindowEvent} from '@site/src/browser/useWindowEvent';

/**
 * Rendered from its first opening on: beside the left edge, IntersectionObserver counts its links
 * as visible, and every page of the version would be prefetched. Escape closes it for readers with
 * an enlarged page.
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
