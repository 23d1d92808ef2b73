import {
  lazy,
  memo,
  useId,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {
  defaultEntries,
  encodeShared,
  shareableEntries,
  type EditorData,
} from '@site/src/core/editor';
import type {Draft} from '@site/src/core/editor';
import {copyText} from '@site/src/browser/clipboard';
import {isSecret, lineEndOf, unquote, writeIni} from '@site/src/core/ini';
import type {SettingsEditorProps} from './resolve';
import Lazily from './Lazily';
import {Differences, type Say} from './parts';
import styles from './styles.module.css';
import {fileText, mask, maskedText, type Ends} from './text';
import type {HandOut} from './useHandOut';

const Outputs = lazy(() => import('./Outputs'));

type View = 'whole' | 'againstDefaults' | 'againstImport';

interface ResultProps extends Pick<SettingsEditorProps, 'paths' | 'dockerPath' | 'imagesPath'> {
  readonly data: EditorData;
  /** The draft to show. */
  readonly draft: Draft;
  /** The draft to copy and to share: no keystroke behind. */
  readonly latest: RefObject<Draft>;
  readonly ends: Ends;
  readonly setEnds: (ends: Ends) => void;
  readonly handOut: HandOut;
  readonly say: Say;
}

/** What a message of Discord holds, in characters; other apps cut off links of this length as well. */
const LONG_LINK = 2000;

/** The finished file: to read, to compare, to copy, to download and to share. */
function Result(props: ResultProps): ReactNode {
  const {data, draft, latest, ends, setEnds, handOut, say, paths, dockerPath, imagesPath} = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const linkField = useRef<HTMLInputElement>(null);
  const [view, setView] = useState<View>('whole');
  const [link, setLink] = useState('');
  const [said, setSaid] = useState('');
  const [isUnmasked, setUnmasked] = useState(false);
  const [hasOutputs, setOutputs] = useState(false);
  const {imported, file} = draft;
  const views: readonly View[] = imported
    ? ['whole', 'againstDefaults', 'againstImport']
    : ['whole', 'againstDefaults'];
  const current = views.includes(view) ? view : 'whole';
  const hasSecret = file.entries.some(({key, value}) => isSecret(key) && unquote(value) !== '');
  const text = useMemo(
    () => (isUnmasked ? fileText(draft, ends) : maskedText(draft, ends)),
    [draft, ends, isUnmasked],
  );
  const defaults = useMemo(() => defaultEntries(data), [data]);

  const copy = async () => {
    setView('whole');
    const result = await handOut.run('copy');
    if (result === 'blocked') {
      // What is copied by hand must hold the passwords.
      setUnmasked(true);
      setTimeout(() => {
        field.current?.focus();
        field.current?.select();
      });
    }
    setSaid(result === 'refused' ? '' : say(result === 'done' ? 'copied' : 'copyFailed'));
  };
  /** Copying by hand from the text: a selection with masked passwords would be of no use. */
  const copyByHand = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const {selectionStart, selectionEnd, value} = event.currentTarget;
    if (value.slice(selectionStart, selectionEnd).includes(mask)) {
      event.preventDefault();
      setUnmasked(true);
      setSaid(say('maskedCopy'));
    }
  };
  const share = async () => {
    const {origin, pathname} = window.location;
    const {entries, leftOut} = shareableEntries(latest.current.file.entries, data);
    const address = origin + pathname + encodeShared({version: data.version, entries});
    setLink(address);
    const isCopied = await copyText(address);
    if (!isCopied) {
      linkField.current?.focus();
    }
    setSaid(
      leftOut > 0 && isCopied
        ? say('sharedLeftOut', {count: String(leftOut), version: data.version})
        : say(isCopied ? 'shared' : 'copyFailed'),
    );
  };

  return (
    <section className={styles.result} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{say('result')}</h2>
      <div className={styles.views} role="group" aria-label={say('result')}>
        {views.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.view}
            aria-pressed={one === current}
            onClick={() => setView(one)}
          >
            {say(one)}
          </button>
        ))}
      </div>
      {current === 'whole' && (
        <textarea
          ref={field}
          className={styles.whole}
          aria-label={say('whole')}
          readOnly
          rows={9}
          spellCheck={false}
          translate="no"
          value={text}
          onCopy={copyByHand}
        />
      )}
      {current === 'whole' && hasSecret && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isUnmasked}
            onChange={({target}) => setUnmasked(target.checked)}
          />
          {say('showSecrets')}
        </label>
      )}
      {current === 'againstDefaults' && (
        <Differences from={defaults} to={file.entries} label={say('againstDefaults')} say={say} />
      )}
      {current === 'againstImport' && (
        <Differences
          from={imported ?? []}
          to={file.entries}
          label={say('againstImport')}
          say={say}
        />
      )}
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.primary}
          onClick={() => void handOut.run('download')}
        >
          {say('download')}
        </button>
        <button type="button" className={styles.button} onClick={() => void copy()}>
          {say('copy')}
        </button>
        <button type="button" className={styles.button} onClick={() => void share()}>
          {say('share')}
        </button>
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {link && (
        <>
          {link.length > LONG_LINK && (
            <p className={styles.small2}>
              {say('linkLong', {count: String(link.length), limit: String(LONG_LINK)})}
            </p>
          )}
          <label className={styles.block} htmlFor={`${id}-link`}>
            {say('linkField')}
          </label>
          <input
            ref={linkField}
            id={`${id}-link`}
            className={styles.text}
            readOnly
            value={link}
            onFocus={({target}) => target.select()}
          />
        </>
      )}
      <p className={styles.small2}>{say('shareHint')}</p>
      <details className={styles.fold}>
        <summary>{say('lineEnds') + say('colon') + say(`ends.${ends}`)}</summary>
        <fieldset className={styles.ends}>
          <legend className="guide-hidden">{say('lineEnds')}</legend>
          {(imported
            ? (['same', 'windows', 'linux'] as const)
            : (['windows', 'linux'] as const)
          ).map((one) => (
            <label key={one} className={styles.check}>
              <input
                type="radio"
                name={`${id}-ends`}
                checked={ends === one}
                onChange={() => setEnds(one)}
              />
              {say(`ends.${one}`)}
              {one === 'same' && ` (${lineEndOf(writeIni(file)) === '\n' ? 'LF' : 'CRLF'})`}
            </label>
          ))}
        </fieldset>
      </details>
      <details
        className={styles.fold}
        onToggle={({currentTarget}) => setOutputs(currentTarget.open)}
      >
        <summary>{say(imagesPath ? 'outputs' : 'outputsPlain')}</summary>
        {hasOutputs && (
          <Lazily loading={say('loadingPart')} failed={say('notLoaded')}>
            <Outputs data={data} draft={draft} latest={latest} imagesPath={imagesPath} />
          </Lazily>
        )}
      </details>
      <h2>{say('where')}</h2>
      <p>{say('whereStop')}</p>
      <ul>
        {paths.map(([system, path]) => (
          <li key={system}>
            {system + say('colon')}
            <code translate="no">{path}</code>
          </li>
        ))}
        {dockerPath && (
          <li>
            {say('whereDocker')} <code translate="no">{dockerPath}</code>
          </li>
        )}
      </ul>
    </section>
  );
}

export default memo(Result);
