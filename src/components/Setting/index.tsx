import type {ReactNode} from 'react';
import CardLink from '@site/src/components/CardLink';
import type {SettingProps} from './resolve';

/** A setting's key in running text, linked to its entry, with a card that has its name and default. */
export default function Setting({name, path, card}: SettingProps): ReactNode {
  return (
    <CardLink to={path} card={card} translate="no">
      <code>{name}</code>
    </CardLink>
  );
}
