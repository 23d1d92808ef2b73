import {useEffect, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/Fields';
import TextOrFile from '@site/src/components/TextOrFile';
import {usePage} from './context';
import {focusOpener} from './parts';
import {late} from '@site/src/browser/late';
import {useDropped} from '@site/src/browser/useDropped';
import {tellIfFails} from '@site/src/browser/notice';
import styles from './Starts.module.css';
import Tools from './Tools';
import {reader} from './useReading';

const panels = ['open', 'upgrade', 'others'] as const;
type Panel = (typeof panels)[number];

function OpenPanel({open}: {readonly open: (source: File | string) => Promise<void>}): ReactNode {
  const {say} = usePage();
  const [text, setText] = useState('');
  return (
    <div>
      <TextOrFile
        label={say('paste')}
        hint={say('openHint')}
        open={say('choose')}
        text={text}
        onText={setText}
        onFile={(file) => tellIfFails(open(file))}
      />
      <Button disabled={text.trim() === ''} onClick={() => tellIfFails(open(text))}>
        {say('read')}
      </Button>
    </div>
  );
}

export default function Starts(): ReactNode {
  const {say, open} = usePage();
  const [panel, setPanel] = useState<Panel>();
  const take = async (source: File | string, ifRefused?: Panel): Promise<void> => {
    if (await open(source)) {
      // The reader may have opened another panel meanwhile, which then stays open.
      setPanel((current) => (current === 'open' ? undefined : current));
      focusOpener();
    } else if (ifRefused) {
      setPanel(ifRefused);
    }
  };
  const isOver = useDropped(({files: {0: file}}) => file && tellIfFails(take(file, 'open')));
  const isAboutToRead = panel === 'open' || isOver;
  useEffect(() => {
    if (isAboutToRead) {
      // A failure is shown when the file is read.
      late(reader.get).catch(() => undefined);
    }
  }, [isAboutToRead]);
  return (
    <>
      <div
        className={styles.starts}
        role="group"
        aria-label={say('start')}
        data-over={isOver || undefined}
      >
        {panels.map((one) => (
          <Button
            key={one}
            data-start={one}
            aria-expanded={panel === one}
            onClick={() => setPanel(panel === one ? undefined : one)}
          >
            {say(one)}
          </Button>
        ))}
      </div>
      {panel && (
        <div className={styles.panel} data-panel={panel}>
          {panel === 'open' ? <OpenPanel open={take} /> : <Tools part={panel} />}
        </div>
      )}
    </>
  );
}
