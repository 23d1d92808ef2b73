import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/Fields';
import TextOrFile from '@site/src/components/TextOrFile';
import {tellIfFails} from '@site/src/browser/notice';
import {useEditing, usePage} from './context';

export default function OpenPanel(): ReactNode {
  const {say} = usePage();
  const {take} = useEditing();
  const [text, setText] = useState('');
  return (
    <div>
      <TextOrFile
        label={say('paste')}
        hint={say('openHint')}
        open={say('choose')}
        text={text}
        onText={setText}
        onFile={(file) => tellIfFails(take(file))}
      />
      <Button disabled={text.trim() === ''} onClick={() => tellIfFails(take(text))}>
        {say('read')}
      </Button>
    </div>
  );
}
