import type {ReactNode} from 'react';
import type {ApiDownloadsProps} from './resolve';

/** Links to the description of a version; src/build/data-files writes the files. */
export default function ApiDownloads({files}: ApiDownloadsProps): ReactNode {
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
