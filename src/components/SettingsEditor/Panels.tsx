import {useId, useState, type ReactNode} from 'react';
import type {Say} from './parts';
import styles from './styles.module.css';

interface OpenPanelProps {
  readonly say: Say;
  readonly openText: (text: string) => Promise<boolean>;
  readonly openFile: (file: File) => Promise<boolean>;
  readonly onDone: () => void;
}

/** Bringing one's own file: by choosing or pasting it. A file may be dropped anywhere on the page. */
export function OpenPanel({say, openText, openFile, onDone}: OpenPanelProps): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const take = (file: File | undefined): void => {
    if (file) {
      void openFile(file).then((isRead) => isRead && onDone());
    }
  };
  return (
    <div>
      <p>{say('openHint')}</p>
      <label className={styles.fileButton}>
        <input
          type="file"
          accept=".ini,.txt,text/plain"
          onChange={({target}) => {
            take(target.files?.[0]);
            target.value = '';
          }}
        />
        {say('choose')}
      </label>
      <label className={styles.block} htmlFor={id}>
        {say('paste')}
      </label>
      <textarea
        id={id}
        className={styles.paste}
        rows={4}
        spellCheck={false}
        value={text}
        placeholder="[/Script/Pal.PalGameWorldSettings]"
        onChange={({target}) => setText(target.value)}
      />
      <button
        type="button"
        className={styles.button}
        disabled={text.trim() === ''}
        onClick={() => {
          void openText(text).then((isRead) => {
            if (isRead) {
              setText('');
              onDone();
            }
          });
        }}
      >
        {say('read')}
      </button>
    </div>
  );
}
