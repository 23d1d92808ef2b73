import {useMemo, useRef, useState, type ClipboardEvent, type ReactNode} from 'react';
import {Button, CheckField} from '@site/src/components/Fields';
import {tellIfFails} from '@site/src/browser/notice';
import type {Draft} from '@site/src/core/editor/state';
import {useEditing, usePage} from './context';
import styles from './Result.module.css';
import shared from './styles.module.css';
import {mask, maskedDraft} from './useHandOut';

interface TextBoxProps {
  readonly label: string;
  readonly copyLabel: string;
  readonly rows: number;
  readonly textOf: (draft: Draft) => string;
  readonly isPublic?: boolean;
  readonly children?: ReactNode;
}

/** Shows a text with masked passwords. */
export default function TextBox(props: TextBoxProps): ReactNode {
  const {label, copyLabel, rows, textOf, isPublic, children} = props;
  const {say} = usePage();
  const {draft, handOut} = useEditing();
  const field = useRef<HTMLTextAreaElement>(null);
  // This keeps an id, because its sentence may still be loading.
  const [said, setSaid] = useState<string>();
  const [isUnmasked, setUnmasked] = useState(false);
  const hidden = useMemo(() => textOf(maskedDraft(draft)), [draft, textOf]);
  const hasSecret = hidden.includes(mask);
  const copy = async () => {
    const result = await handOut.run('copy', textOf, isPublic);
    if (result === 'blocked') {
      // The passwords are shown, because a copy by hand has to include them.
      setUnmasked(true);
      setTimeout(() => {
        field.current?.focus();
        field.current?.select();
      });
    }
    setSaid(result === 'refused' ? undefined : result === 'done' ? 'copied' : 'copyFailed');
  };
  const copyByHand = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const {selectionStart, selectionEnd, value} = event.currentTarget;
    if (value.slice(selectionStart, selectionEnd).includes(mask)) {
      event.preventDefault();
      setUnmasked(true);
      setSaid('maskedCopy');
    }
  };
  return (
    <>
      <textarea
        ref={field}
        className={styles.text}
        aria-label={label}
        readOnly
        rows={rows}
        spellCheck={false}
        translate="no"
        value={isUnmasked ? textOf(draft) : hidden}
        onCopy={copyByHand}
      />
      {hasSecret && (
        <CheckField label={say('showSecrets')} checked={isUnmasked} onChange={setUnmasked} />
      )}
      <div className={styles.row}>
        {children}
        <Button onClick={() => tellIfFails(copy())}>{copyLabel}</Button>
      </div>
      <p role="status" className={shared.title}>
        {said && say(said)}
      </p>
    </>
  );
}
