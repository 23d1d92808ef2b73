import {useId, type ReactNode} from 'react';
import {useEarlyInput, valueIn} from '@site/src/browser/useEarlyInput';
import styles from './styles.module.css';

interface TextOrFileProps {
  readonly label: string;
  readonly hint?: string;
  readonly open: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File, ...more: readonly File[]) => void;
  readonly isMany?: boolean;
}

/** A field shows at most this many characters, because a longer text would make the page slow. */
const LONG = 200_000;

export default function TextOrFile({
  label,
  hint,
  open,
  text,
  onText,
  onFile,
  isMany,
}: TextOrFileProps): ReactNode {
  const id = useId();
  const control = useEarlyInput<HTMLTextAreaElement, string>(valueIn, text, onText);
  return (
    <div className="guide-source">
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={control}
        id={id}
        className="guide-input"
        rows={5}
        value={text}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={hint ? `${id}hint` : undefined}
        onChange={({target}) => onText(target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (pasted.length > LONG) {
            event.preventDefault();
            onFile(new File([pasted], ''));
          }
        }}
      />
      <OpenButton
        label={open}
        isMany={isMany}
        onFiles={([file, ...more]) => file && onFile(file, ...more)}
      />
      {hint && <p id={`${id}hint`}>{hint}</p>}
    </div>
  );
}

interface OpenButtonProps {
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly isFolder?: boolean;
  readonly isMany?: boolean | undefined;
}

export function OpenButton({label, onFiles, isMany, isFolder = false}: OpenButtonProps): ReactNode {
  return (
    <label className={`guide-button ${styles.file}`}>
      {label}
      <input
        type="file"
        multiple={isMany}
        {...(isFolder ? {webkitdirectory: ''} : {})}
        onChange={({target}) => {
          onFiles(Array.from(target.files ?? []));
          // The value is cleared, because a browser reports the same file only once.
          target.value = '';
        }}
      />
    </label>
  );
}
