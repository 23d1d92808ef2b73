import {Fragment, useId, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import CodeText from '@site/src/components/CodeText';
import {copyText} from '@site/src/browser/clipboard';
import {tellIfFails} from '@site/src/browser/notice';
import {fillIn} from '@site/src/core/text/fillIn';
import {sayUpgrade, upgradeMarkdown, type Upgrade} from '@site/src/core/upgrade';
import type {UpgradeStepsWords} from './resolve';
import styles from './styles.module.css';

interface UpgradeStepsProps extends UpgradeStepsWords {
  readonly upgrade: Upgrade;
  readonly fit?: ReactNode;
}

const MANY = 6;

const ofFit: readonly string[] = ['rename', 'remove', 'replace', 'add'];

function Items({of, all}: {readonly of: readonly string[]; readonly all: string}): ReactNode {
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
export default function UpgradeSteps({upgrade, words, links, fit}: UpgradeStepsProps): ReactNode {
  const id = useId();
  const [said, setSaid] = useState('');
  const root = useBaseUrl('/');
  const title = fillIn(words.title, {from: upgrade.from, to: upgrade.to});
  const steps = sayUpgrade(upgrade, words, links);
  if (steps.length === 0) {
    return <p>{upgrade.isForFile ? words.nothing : words.same}</p>;
  }
  const shown = fit ? steps.filter((step) => !ofFit.includes(step.id)) : steps;
  const fitBefore = shown.find(
    (step) => !/^(?:stop|backup|update|updateNewest|goBack)$/.test(step.id),
  )?.id;
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
      <ol>
        {shown.map(({id: step, text, items, link}) => (
          <Fragment key={step}>
            {fit && step === fitBefore && <li data-step="fit">{fit}</li>}
            <li data-step={step}>
              {text} {link && <Link to={link.to}>{link.name}</Link>}
              <Items of={items} all={words.all} />
            </li>
          </Fragment>
        ))}
      </ol>
      <p className="guide-row" data-needs-script>
        <button type="button" className="guide-button" onClick={() => tellIfFails(copy())}>
          {words.copy}
        </button>
        <button type="button" className="guide-button" onClick={() => window.print()}>
          {words.print}
        </button>
        <span role="status">{said}</span>
      </p>
    </section>
  );
}
