import {useDeferredValue, useMemo, useState, type ReactNode} from 'react';
import {
  defaultChoices,
  makeFiles,
  problemsOf,
  readme,
  fromQuery,
  toQuery,
  zipName,
  type Choices,
  type Make,
} from '@site/src/core/serverFiles';
import {fillIn} from '@site/src/core/text/fillIn';
import {copyText} from '@site/src/browser/clipboard';
import {late} from '@site/src/browser/late';
import {download} from '@site/src/browser/download';
import {useQueryState} from '@site/src/browser/useQueryState';
import FileSet from './Files';
import Form from './Form';
import type {resolve} from './resolve';
import styles from './styles.module.css';

/** The packer comes when it is wanted. */
const loadPacker = () => import('@site/src/core/serverFiles/zip');

/** The generator: choices above, every file and the way to put it in place below. */
export default function ServerFiles({facts, words}: ReturnType<typeof resolve>): ReactNode {
  const {form} = words;
  const queryOf = (one: Choices) => {
    const query = toQuery(one, facts);
    return query && `?${query}`;
  };
  // They live in the address: a link brings them to another language or version.
  const [choices, setChoices] = useQueryState(
    defaultChoices(facts.systems[0] ?? 'linux', facts),
    (query) => fromQuery(query, facts),
    queryOf,
  );
  const problems = useMemo(() => problemsOf({choices, facts, words}), [choices, facts, words]);
  const isWrong = problems.some(({kind}) => kind === 'error');
  // A keystroke shows at once; the files may come a moment later.
  const later = useDeferredValue(choices);
  const make = useMemo<Make>(() => ({choices: later, facts, words}), [later, facts, words]);
  const files = useMemo(() => (isWrong ? [] : makeFiles(make)), [isWrong, make]);
  /** What the last press of a button came to, until the next change. */
  const [said, setSaid] = useState('');

  const change: typeof setChoices = (next) => {
    setChoices(next);
    setSaid('');
  };
  const saveAll = async (): Promise<void> => {
    try {
      const {zipFiles} = await late(loadPacker);
      const zip = Uint8Array.from(zipFiles([...files, readme(make)], new Date()));
      download(zipName(make), new Blob([zip]));
      setSaid('');
    } catch {
      setSaid(form.downloadFailed);
    }
  };
  const copyLink = async (): Promise<void> => {
    const {origin, pathname} = window.location;
    const isCopied = await copyText(origin + pathname + queryOf(choices));
    setSaid(isCopied ? form.copied : form.copyFailed);
  };

  return (
    // Thirty scripts would be found for every word in their comments; the prose around them is enough.
    <div className={styles.generator} data-search="skip">
      <Form make={{choices, facts, words}} problems={problems} change={change} />
      <div data-needs-script className={`guide-row ${styles.actions}`}>
        <button
          type="button"
          className="guide-button guide-button--primary"
          aria-disabled={isWrong}
          onClick={() => void (isWrong || saveAll())}
        >
          {form.downloadAll}
        </button>
        <button type="button" className="guide-button" onClick={() => void copyLink()}>
          {form.copyLink}
        </button>
        <button
          type="button"
          className="guide-button"
          onClick={() => {
            setChoices(defaultChoices(choices.system, facts));
            setSaid(form.resetDone);
          }}
        >
          {form.reset}
        </button>
        <p role="status" className={styles.status}>
          {isWrong ? form.fix : fillIn(form.fileCount, {count: files.length})} {said}
        </p>
      </div>
      <noscript>
        <p>{form.noScript}</p>
      </noscript>
      {!isWrong && <FileSet make={make} />}
      {/* React leaves this to browsers without scripts: it costs the others nothing but bytes. */}
      <noscript>
        {facts.systems.slice(1).map((system) => (
          <FileSet key={system} make={{choices: defaultChoices(system, facts), facts, words}} />
        ))}
      </noscript>
    </div>
  );
}
