import {Fragment, useId, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import CodeText from '@site/src/components/CodeText';
import {Button} from '@site/src/components/Fields';
import {copyText} from '@site/src/browser/clipboard';
import {tellIfFails} from '@site/src/browser/notice';
import {upgradeFor, upgradeMarkdown} from '@site/src/core/changes/upgrade';
import type {Comparison} from '@site/src/core/changes/differences';
import type {Conversion} from '@site/src/core/editor';
import {fillIn} from '@site/src/core/text/fillIn';
import type {Words} from '@site/src/words/types';
import type {UpgradeLinks} from './resolve';
import styles from './styles.module.css';

interface UpgradeStepsProps {
  readonly comparison: Comparison<'settings' | 'arguments' | 'commands'>;
  readonly words: Words['upgrade'];
  readonly links: UpgradeLinks;
  readonly from: string;
  readonly to: string;
  /** In place of the steps about the file, this shows the conversion and applies it. */
  readonly fit?: {readonly plan: Conversion; readonly part: ReactNode} | undefined;
}

const MANY = 6;

const ofFit: readonly string[] = ['rename', 'remove', 'replace', 'add'];

/** Lists lines of code; a long list is folded. */
export function Items({
  of,
  all,
}: {
  readonly of: readonly string[];
  readonly all: string;
}): ReactNode {
  const list = of.length > 0 && (
    <ul translate="no">
      {of.map((item) => (
        <li key={item}>
          <code>
            <CodeText of={item} />
          </code>
        </li>
      ))}
    </ul>
  );
  return of.length > MANY ? (
    <details>
      <summary>{fillIn(all, {count: of.length})}</summary>
      {list}
    </details>
  ) : (
    list
  );
}

/** Shows an upgrade's steps to read, copy and print. */
export default function UpgradeSteps(props: UpgradeStepsProps): ReactNode {
  const {comparison, words, links, from, to, fit} = props;
  const id = useId();
  const [said, setSaid] = useState('');
  const root = useBaseUrl('/');
  const title = fillIn(words.title, {from, to});
  const steps = upgradeFor(comparison, [from, to], words, links, fit?.plan);
  if (steps.length === 0) {
    return fit?.part ?? <p>{words.same}</p>;
  }
  const copy = async () => {
    const {origin} = window.location;
    const text = upgradeMarkdown(title, steps, origin + root.replace(/\/$/, ''));
    setSaid((await copyText(text)) ? words.copied : words.copyFailed);
  };
  return (
    <section className={styles.upgrade} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      {/* Chromium doesn't renumber the list when a step disappears, so the list is made again. */}
      <ol key={steps.length}>
        {steps.map(({id: step, text, items, link}, at) => (
          <Fragment key={step}>
            {!(fit && ofFit.includes(step)) && (
              <li data-step={step}>
                {text} {link && <Link to={link.to}>{link.name}</Link>}
                <Items of={items} all={words.all} />
              </li>
            )}
            {/* The file is converted once the version is installed. */}
            {fit && at === 2 && <li data-step="fit">{fit.part}</li>}
          </Fragment>
        ))}
      </ol>
      <p className="guide-row" data-needs-script>
        <Button onClick={() => tellIfFails(copy())}>{words.copy}</Button>
        <Button onClick={() => window.print()}>{words.print}</Button>
        <span role="status">{said}</span>
      </p>
    </section>
  );
}
