import {memo, useEffect, type ReactNode} from 'react';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme-original/AnnouncementBar';

/**
 * The announcement above the navigation bar. A script in the head hides a closed one before the
 * first paint; it knows only that one was closed, not which. When the theme then finds that this one
 * is new, the mark of that script must go, or a new announcement stays hidden on its first visit.
 */
function AnnouncementBarOfTheGuide(): ReactNode {
  const {isActive} = useAnnouncementBar();
  useEffect(() => {
    if (isActive) {
      document.documentElement.removeAttribute('data-announcement-bar-initially-dismissed');
    }
  }, [isActive]);
  return <AnnouncementBar />;
}

// The theme renders it with each page, and would write its HTML again.
export default memo(AnnouncementBarOfTheGuide);
