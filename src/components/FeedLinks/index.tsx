import type {ReactNode} from 'react';
import type {FeedLinksProps} from './resolve';

/** Links to the feeds. Plain ones: they lead to files, not to pages. */
export default function FeedLinks({feeds}: FeedLinksProps): ReactNode {
  return (
    <ul>
      {feeds.map(({name, href}) => (
        <li key={name}>
          {name}: <a href={href}>{href}</a>
        </li>
      ))}
    </ul>
  );
}
