import type {ReactNode} from 'react';
import {useEditing, usePage} from './context';
import {Button} from './parts';
import {takeAlong} from './useDraft';

/** Which edition the file belongs to, and the link to its editor, which opens the file, too. */
export default function OtherEdition({edition}: {readonly edition: string}): ReactNode {
  const {data, otherEditors, say} = usePage();
  const {latest} = useEditing();
  const address = otherEditors.find(([id]) => id === edition)?.[1] ?? '';
  return (
    <p data-edition={edition}>
      {say('otherEdition', {edition, version: data.version})}{' '}
      <Button
        kind="small"
        onClick={() => {
          takeAlong(latest.current, data, edition);
          window.location.assign(address);
        }}
      >
        {say('move', {version: edition})}
      </Button>
    </p>
  );
}
