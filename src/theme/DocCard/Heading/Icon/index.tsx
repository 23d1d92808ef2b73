import type {ReactNode} from 'react';
import type {Props} from '@theme/DocCard/Heading/Icon';

/** Drawn on a grid of 24: a folder for a category, a page for everything else. */
const folder = 'M3 6h6l2 3h10v10H3z';
const page = 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6';

/** An icon of our own: the theme's emoji are missing on systems without an emoji font. */
export default function DocCardIcon({item}: Props): ReactNode {
  return (
    <svg
      className="guide-card-icon"
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={item.type === 'category' ? folder : page} />
    </svg>
  );
}
