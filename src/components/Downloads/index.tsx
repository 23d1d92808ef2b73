import type {ReactNode} from 'react';
import type {DownloadsProps} from './resolve';

/** Links to files that the build writes. */
export default function Downloads({files}: DownloadsProps): ReactNode {
  return (
    <ul>
      {files.map(({href, name}) => (
        <li key={name}>
          <a href={href} download>
            <code translate="no">{name}</code>
          </a>
        </li>
      ))}
    </ul>
  );
}
