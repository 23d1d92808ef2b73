import {memo, useEffect, type ReactNode} from 'react';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme-original/AnnouncementBar';

/**
 * A script in the head hides a closed announcement before the first paint, but doesn't know its id.
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

// The theme renders the bar with each page, and would write its HTML again.
export default memo(AnnouncementBarOfTheGuide);
