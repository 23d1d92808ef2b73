import type {ReactNode} from 'react';
import type {DataFilesProps} from './resolve';

/** Links to files for programs, each with what is in it. */
export default function DataFiles({files}: DataFilesProps): ReactNode {
  return (
    <ul>
      {files.map(({href, name, text}) => (
        <li key={name}>
          <a href={href}>
            <code translate="no">{name}</code>
          </a>
          <br />
          {text}
        </li>
      ))}
    </ul>
  );
}
