import type {ReactNode} from 'react';
import {Button} from '@site/src/components/Fields';
import {encodeDraft} from '@site/src/core/editor/keep';
import {useEditing, usePage} from './context';
import {slotsOf} from './useDraft';

export default function OtherEdition({edition}: {readonly edition: string}): ReactNode {
  const {data, otherEditors, say} = usePage();
  const {draft} = useEditing().state;
  return (
    <p data-edition={edition}>
      {say('otherEdition', {edition, version: data.version})}{' '}
      <Button
        kind="small"
        onClick={() => {
          // A draft never contains passwords.
          slotsOf(edition).brought.set(encodeDraft(draft, data));
          window.location.assign(new Map(otherEditors).get(edition) ?? '');
        }}
      >
        {say('move', {version: edition})}
      </Button>
    </p>
  );
}
