import type {ReactNode} from 'react';
import HomeIcon from '@theme-original/Icon/Home';
import type {Props} from '@theme/Icon/Home';

/** With a size of its own: without the style sheet it would fill the window. */
export default function SizedHomeIcon(props: Props): ReactNode {
  return <HomeIcon width={18} height={18} {...props} />;
}
