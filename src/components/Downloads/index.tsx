import type {ReactNode} from 'react';
import type {DownloadsProps} from './resolve';

/** Links to files that the build writes. Plain ones: they lead to files, not to pages. */
export default function Downloads({files}: DownloadsProps): ReactNode {
  return (
    <ul>
      {files.map(({href, name, text}) => (
        <li key={name}>
          <a href={href} download={text === undefined || undefined}>
            <code translate="no">{name}</code>
          </a>
          {text && (
            <>
              <br />
              {text}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
