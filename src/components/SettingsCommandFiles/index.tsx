import type {ReactNode} from 'react';
import type {SettingsCommandFilesProps} from './resolve';

/** Links to the command that checks settings files. */
export default function SettingsCommandFiles({files}: SettingsCommandFilesProps): ReactNode {
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
