import {useEffect, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/Fields';
import TextOrFile from '@site/src/components/TextOrFile';
import {late} from '@site/src/browser/late';
import {tellIfFails} from '@site/src/browser/notice';
import {useEditing, usePage} from './context';
import {reader} from './reader';

export default function OpenPanel(): ReactNode {
  const {say} = usePage();
  const {take} = useEditing();
  const [text, setText] = useState('');
  useEffect(() => {
    // If this fails, reading a file will fail and show it.
    late(reader.get).catch(() => undefined);
  }, []);
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
