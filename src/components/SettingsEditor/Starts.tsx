import {useEffect, useState, type ReactNode} from 'react';
import TextOrFile from '@site/src/components/TextOrFile';
import {usePage} from './context';
import {Button, focusOpener} from './parts';
import {late} from '@site/src/browser/late';
import {useDropped} from '@site/src/browser/useDropped';
import styles from './Starts.module.css';
import Tools from './Tools';
import {reader} from './useReading';

/** The panels in their order, with the parts that are loaded when they are opened. */
const panels = {
  open: undefined,
  upgrade: 'UpgradePanel',
  others: 'MorePanel',
} as const;
type Panel = keyof typeof panels;

/** Bringing one's own file: by choosing or pasting it. A file may be dropped anywhere on the page. */
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
        onFile={(file) => void open(file)}
      />
      <Button disabled={text.trim() === ''} onClick={() => void open(text)}>
        {say('read')}
      </Button>
    </div>
  );
}

/** What one can start from: the own file, that of another version, and what fewer readers need. */
export default function Starts(): ReactNode {
  const {say, open} = usePage();
  const [panel, setPanel] = useState<Panel>();
  const take = async (source: File | string, ifRefused?: Panel): Promise<void> => {
    if (await open(source)) {
      // Not a panel that the reader has opened while the file was read.
      setPanel((current) => (current === 'open' ? undefined : current));
      focusOpener();
    } else if (ifRefused) {
      setPanel(ifRefused);
    }
  };
  const isOver = useDropped(({files: {0: file}}) => file && void take(file, 'open'));
  // Readers who open the panel or hold a file above the page are about to need it.
  const isAboutToRead = panel === 'open' || isOver;
  useEffect(() => {
    if (isAboutToRead) {
      // What fails here is said with the file.
      late(reader.get).catch(() => undefined);
    }
  }, [isAboutToRead]);
  const name = panel && panels[panel];
  return (
    <>
      <div
        className={styles.starts}
        role="group"
        aria-label={say('start')}
        data-over={isOver || undefined}
      >
        {(Object.keys(panels) as Panel[]).map((one) => (
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
          {name ? <Tools>{({[name]: Part}) => <Part />}</Tools> : <OpenPanel open={take} />}
        </div>
      )}
    </>
  );
}
