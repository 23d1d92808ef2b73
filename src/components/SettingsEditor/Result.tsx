import {memo, useId, useMemo, useRef, useState, type ReactNode, type RefObject} from 'react';
import {changedEntries, defaultEntries, encodeShared, type EditorData} from '@site/src/core/editor';
import type {Draft} from '@site/src/core/editor';
import {copyText} from '@site/src/browser/clipboard';
import {lineEndOf, withLineEnd, writeIni} from '@site/src/core/ini';
import type {SettingsEditorProps} from './resolve';
import {Differences, type Say} from './parts';
import styles from './styles.module.css';

type Ends = 'same' | 'windows' | 'linux';
type View = 'whole' | 'againstDefaults' | 'againstImport';

/** The text as it goes into the file, with the chosen line ends. */
export function fileText({file}: Draft, ends: Ends): string {
  const text = writeIni(file);
  return ends === 'same' ? text : withLineEnd(text, ends === 'windows' ? '\r\n' : '\n');
}

/** Hands a text to the browser as a download named like the game's file. */
export function downloadFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], {type: 'text/plain;charset=utf-8'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'PalWorldSettings.ini';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

interface ResultProps extends Pick<SettingsEditorProps, 'paths' | 'dockerPath'> {
  readonly data: EditorData;
  /** The draft to show. */
  readonly draft: Draft;
  /** The draft to copy and to share: no keystroke behind. */
  readonly latest: RefObject<Draft>;
  readonly ends: Ends;
  readonly setEnds: (ends: Ends) => void;
  readonly download: () => void;
  readonly say: Say;
}

/** The finished file: to read, to compare, to copy, to download and to share. */
function Result(props: ResultProps): ReactNode {
  const {data, draft, latest, ends, setEnds, download, say, paths, dockerPath} = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const linkField = useRef<HTMLInputElement>(null);
  const [view, setView] = useState<View>('whole');
  const [link, setLink] = useState('');
  const [said, setSaid] = useState('');
  const {imported, file} = draft;
  const views: readonly View[] = imported
    ? ['whole', 'againstDefaults', 'againstImport']
    : ['whole', 'againstDefaults'];
  const current = views.includes(view) ? view : 'whole';
  const text = useMemo(() => fileText(draft, ends), [draft, ends]);
  const defaults = useMemo(() => defaultEntries(data), [data]);

  const copy = async () => {
    setView('whole');
    const isCopied = await copyText(fileText(latest.current, ends));
    if (!isCopied) {
      field.current?.select();
    }
    setSaid(say(isCopied ? 'copied' : 'copyFailed'));
  };
  const share = async () => {
    const {origin, pathname} = window.location;
    const entries = changedEntries(latest.current.file.entries, data);
    const address = origin + pathname + encodeShared({version: data.version, entries});
    setLink(address);
    const isCopied = await copyText(address);
    if (!isCopied) {
      linkField.current?.focus();
    }
    setSaid(say(isCopied ? 'shared' : 'copyFailed'));
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
        />
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
      <fieldset className={styles.ends}>
        <legend>{say('lineEnds')}</legend>
        {(imported ? (['same', 'windows', 'linux'] as const) : (['windows', 'linux'] as const)).map(
          (one) => (
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
          ),
        )}
      </fieldset>
      <div className={styles.actions}>
        <button type="button" className={styles.primary} onClick={download}>
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
export type {Ends};
