import {useState, type ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {afterPress} from '@site/src/browser/afterPress';
import CodeBlock from '@site/src/components/CodeBlock';
import {TextField} from '@site/src/components/Fields';
import {isHost, isPort} from '@site/src/core/samples/address';
import type {ApiSamplesProps} from './resolve';
import OtherLanguages from './OtherLanguages';
import styles from './styles.module.css';

/** Samples keep showing the last valid address while the reader types. */
function useTyped(name: 'host' | 'port', example: string, makesSense: (text: string) => boolean) {
  const [stored, slot] = useStorageSlot(`api-samples-${name}`, {persistence: 'sessionStorage'});
  const [typed, setTyped] = useState<string>();
  const shown = stored !== null && makesSense(stored) ? stored : example;
  const text = typed ?? shown;
  return {
    shown,
    text,
    isWrong: !makesSense(text),
    type: (next: string) => {
      setTyped(next);
      if (makesSense(next)) {
        slot.set(next);
      }
    },
    reset: () => {
      setTyped(undefined);
      slot.del();
    },
  };
}

export default function ApiSamples({
  samples,
  words,
  children,
  ...request
}: ApiSamplesProps & {readonly children: ReactNode}): ReactNode {
  const host = useTyped('host', request.host, isHost);
  const port = useTyped('port', request.port, isPort);
  const [said, setSaid] = useState('');
  const own = {...request, host: host.shown, port: port.shown};
  return (
    <div className={styles.column}>
      <div>
        {children}
        {/* Every page has nearly the same samples, so the search skips them. */}
        <div className={styles.samples} data-search="skip">
          <details className={`guide-box ${styles.panel}`}>
            <summary>{words.summary}</summary>
            <form
              className={`guide-fields ${styles.form}`}
              autoComplete="off"
              onSubmit={(event) => event.preventDefault()}
              onBlur={() => afterPress(() => setSaid(words.updated))}
            >
              <TextField
                label={words.host}
                value={host.text}
                error={host.isWrong ? words.hostProblem : undefined}
                onChange={host.type}
              />
              <TextField
                label={words.port}
                value={port.text}
                inputMode="numeric"
                error={port.isWrong ? words.portProblem : undefined}
                onChange={port.type}
              />
              <button
                type="button"
                className="guide-button"
                onClick={() => {
                  host.reset();
                  port.reset();
                  setSaid(words.wasReset);
                }}
              >
                {words.reset}
              </button>
            </form>
            <p className={styles.note}>{words.note}</p>
            <p role="status" className={styles.status}>
              {said}
            </p>
          </details>
          <Tabs groupId="api-language">
            {samples.map(({id, label, html}) => (
              <TabItem key={id} value={id} label={label}>
                <CodeBlock
                  language={id}
                  title={label}
                  html={html.replaceAll(
                    `${request.host}:${request.port}`,
                    `${own.host}:${own.port}`,
                  )}
                />
              </TabItem>
            ))}
          </Tabs>
          <OtherLanguages request={own} words={words} />
        </div>
      </div>
    </div>
  );
}
