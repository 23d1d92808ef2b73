import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {late} from '@site/src/browser/late';
import {useDropped} from '@site/src/browser/useDropped';
import {OpenButton} from '@site/src/components/TextOrFile';
import {tellIfFails} from '@site/src/browser/notice';
import {fillIn} from '@site/src/core/text/fillIn';
import type {Words} from '@site/src/words/types';
import styles from './styles.module.css';

const loadReading = () => import('./reading');

interface FromFileProps {
  readonly words: Words['upgrade'];
  readonly versions: readonly string[];
  readonly onVersion: (version: string) => void;
}

/** Tells a settings file's version without an upload. */
export default function FromFile({words, versions, onVersion}: FromFileProps): ReactNode {
  const [said, setSaid] = useState<ReactNode>(words.openHint);
  const open = async (file: File) => {
    try {
      const found = await (await late(loadReading)).readEdition(file);
      const {edition = '', page = ''} = found ?? {};
      if (versions.includes(edition)) {
        onVersion(edition);
      }
      setSaid(
        <>
          {found ? fillIn(words.recognised, {edition}) : words.unrecognised}{' '}
          {found && !versions.includes(edition) && (
            <Link to={page}>{fillIn(words.toEdition, {edition})}</Link>
          )}
        </>,
      );
    } catch {
      setSaid(translate({id: 'late.failed'}));
    }
  };
  const isOver = useDropped(({files: {0: file}}) => file && tellIfFails(open(file)));
  return (
    <div className={`guide-row ${styles.file}`} data-over={isOver}>
      <OpenButton label={words.open} onFiles={([file]) => file && tellIfFails(open(file))} />
      <span role="status">{said}</span>
    </div>
  );
}
