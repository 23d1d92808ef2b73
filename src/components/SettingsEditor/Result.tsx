import {useId, useRef, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/Fields';
import {copyText} from '@site/src/browser/clipboard';
import {tellIfFails} from '@site/src/browser/notice';
import type {Notice} from '@site/src/core/editor/start';
import {changesIn, type Draft} from '@site/src/core/editor/state';
import {writeIni, type IniEntry} from '@site/src/core/ini/file';
import {useEditing, usePage} from './context';
import Later from './Later';
import {First} from './parts';
import styles from './Result.module.css';
import shared from './styles.module.css';
import TextBox from './TextBox';
import {masked} from './useHandOut';

const textOf = ({file}: Draft): string => writeIni(file);

/** Discord allows at most this many characters in a message. */
const LONG_LINK = 2000;

function Share(): ReactNode {
  const {say, data, need} = usePage();
  const {file} = useEditing().state.draft;
  const field = useRef<HTMLInputElement>(null);
  const [link, setLink] = useState('');
  const [said, setSaid] = useState<Notice>();
  const {version} = data;
  const share = async () => {
    const tools = await need();
    if (!tools) {
      return;
    }
    const {origin, pathname} = window.location;
    const {encodeShared, shareableEntries} = tools.code;
    const {entries, leftOut} = shareableEntries(file.entries, data, file.doubtful);
    const address = origin + pathname + encodeShared({version, entries});
    setLink(address);
    const isCopied = await copyText(address);
    if (!isCopied) {
      field.current?.focus();
    }
    const done = leftOut > 0 ? 'sharedLeftOut' : 'shared';
    setSaid({word: isCopied ? done : 'copyFailed', data: {count: String(leftOut), version}});
  };
  return (
    <>
      <Button onClick={() => tellIfFails(share())}>{say('share')}</Button>
      <div className={styles.link}>
        <p role="status">{said && say(said.word, said.data)}</p>
        {link.length > LONG_LINK && (
          <p>{say('linkLong', {count: String(link.length), limit: String(LONG_LINK)})}</p>
        )}
        {link && (
          <label>
            {say('linkField')}
            <input
              ref={field}
              className="guide-input"
              readOnly
              value={link}
              onFocus={({target}) => target.select()}
            />
          </label>
        )}
      </div>
    </>
  );
}

function Differences({from}: {readonly from?: readonly IniEntry[]}): ReactNode {
  const {say, data} = usePage();
  const changes = changesIn(from, useEditing().draft.file.entries, data);
  return changes.length === 0 ? (
    <p>{say('noDifference')}</p>
  ) : (
    <ul className={styles.differences}>
      <First of={changes}>
        {({key, was, is}) => (
          <li key={key} translate="no">
            <code>{key}</code>: {was === undefined ? '–' : <del>{masked(key, was)}</del>} →{' '}
            {is === undefined ? '–' : <ins>{masked(key, is)}</ins>}
          </li>
        )}
      </First>
    </ul>
  );
}

function Fold({word, children}: {readonly word: string; readonly children: ReactNode}): ReactNode {
  const {say} = usePage();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.fold} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary>{say(word)}</summary>
      {isOpen && children}
    </details>
  );
}

export default function Result(): ReactNode {
  const {say, imagesPath} = usePage();
  const {draft, handOut} = useEditing();
  const id = useId();
  return (
    <section data-result="" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{say('result')}</h2>
      <TextBox label={say('whole')} copyLabel={say('copy')} rows={9} textOf={textOf}>
        <Button kind="primary" onClick={() => tellIfFails(handOut.run('download'))}>
          {say('download')}
        </Button>
        <Share />
      </TextBox>
      <p className={shared.hint}>{say('shareHint')}</p>
      {draft.imported && (
        <Fold word="againstImport">
          <Differences from={draft.imported} />
        </Fold>
      )}
      <Fold word="againstDefaults">
        <Differences />
      </Fold>
      <Fold word={imagesPath ? 'outputs' : 'outputsPlain'}>
        <Later part="Outputs" />
      </Fold>
    </section>
  );
}
