import {useState, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useWindowEvent} from '@site/src/browser/useWindowEvent';
import './styles.module.css';

/**
 * IntersectionObserver counts the links of the closed menu as visible, so Docusaurus would prefetch
 * every page of the version.
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
