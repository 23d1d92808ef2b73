import {useId, type ReactNode} from 'react';
import {useEarlyInput, valueIn} from '@site/src/browser/useEarlyInput';

interface TextOrFileProps {
  readonly label: string;
  readonly hint?: string;
  /** Label of the button that opens the system's window. */
  readonly open: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File, ...more: readonly File[]) => void;
  /** Several files may be chosen at once. */
  readonly isMany?: boolean;
}

/** A pasted text beyond this would keep the page busy in a field: it is taken as a file. */
const LONG = 200_000;

/** Takes a text that is pasted or typed, or a file. */
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
  /** A whole folder is chosen. */
  readonly isFolder?: boolean;
  readonly isMany?: boolean | undefined;
}

/** A button that opens the system's window for a file or a folder. */
export function OpenButton({label, onFiles, isMany, isFolder = false}: OpenButtonProps): ReactNode {
  return (
    <label className="guide-button guide-file">
      {label}
      <input
        type="file"
        multiple={isMany}
        {...(isFolder ? {webkitdirectory: ''} : {})}
        onChange={({target}) => {
          onFiles(Array.from(target.files ?? []));
          // The same file may be chosen again after a change.
          target.value = '';
        }}
      />
    </label>
  );
}
