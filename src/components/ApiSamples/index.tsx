import {useSyncExternalStore, type ReactNode} from 'react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import CodeBlock from '@site/src/components/CodeBlock';
import {
  sampleLanguages,
  withOtherValues,
  type SamplePiece,
  type SampleRequest,
} from '../../core/samples';
import type {ApiSamplesProps} from './resolve';
import Panel from './Panel';
import {getServerState, getState, subscribe, valueKey, type PanelState} from './store';
import styles from './styles.module.css';

/**
 * The call of one operation in every language. The build renders the examples; with JavaScript the
 * reader can put in values of their own. The chosen language is remembered for all pages.
 */
export default function ApiSamples({
  operation,
  example,
  samples,
  words,
}: ApiSamplesProps): ReactNode {
  const state = useSyncExternalStore(subscribe, getState, getServerState);
  const request = withValues(operation, example, state);
  return (
    // Kept out of the search: the samples are nearly the same text on every page.
    <div className={styles.samples} data-search="skip">
      <Panel operation={operation} example={example} state={state} words={words} />
      <Tabs groupId="api-language">
        {sampleLanguages.map(({id, label}) => (
          <TabItem key={id} value={id} label={label}>
            <CodeBlock language={id} title={label}>
              {withOtherValues(samples[id], id, example, request).map(coloured)}
            </CodeBlock>
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}

function coloured(piece: SamplePiece, index: number): ReactNode {
  return typeof piece === 'string' ? (
    piece
  ) : (
    <span key={index} className={piece[0]}>
      {piece[1]}
    </span>
  );
}

/** The call with the reader's values in place of the examples. */
function withValues(
  operation: string,
  example: SampleRequest,
  {host, port, values}: PanelState,
): SampleRequest {
  const body = Object.fromEntries(
    Object.entries(example.body ?? {}).map(([name, value]) => {
      const typed = values[valueKey(operation, name)] ?? value;
      return [name, typeof value === 'number' ? Number(typed) : String(typed)];
    }),
  );
  return {
    ...example,
    host: host ?? example.host,
    port: port ?? example.port,
    ...(example.body ? {body} : {}),
  };
}
