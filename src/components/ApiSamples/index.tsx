import type {ReactNode} from 'react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import CodeBlock from '@site/src/components/CodeBlock';
import type {ApiSamplesProps} from './resolve';
import OtherLanguages from './OtherLanguages';
import Panel from './Panel';
import {useServerAddress} from './store';
import styles from './styles.module.css';

/**
 * The call of one operation in every language, as the build coloured it, below its heading. With
 * JavaScript the reader can put in the address of their own server. The chosen language is remembered
 * for all pages. On wide windows all this is a column of its own.
 */
export default function ApiSamples({
  host,
  port,
  samples,
  words,
  children,
  ...others
}: ApiSamplesProps & {readonly children: ReactNode}): ReactNode {
  const [address, update] = useServerAddress();
  const own = {host, port, ...address};
  return (
    <div className={styles.column}>
      <div>
        {children}
        {/* Kept out of the search: the samples are nearly the same text on every page. */}
        <div className={styles.samples} data-search="skip">
          <Panel {...own} words={words} update={update} />
          <Tabs groupId="api-language">
            {samples.map(({id, label, html}) => (
              <TabItem key={id} value={id} label={label}>
                <CodeBlock
                  language={id}
                  title={label}
                  html={html.replaceAll(`${host}:${port}`, `${own.host}:${own.port}`)}
                />
              </TabItem>
            ))}
          </Tabs>
          <OtherLanguages {...others} {...own} words={words} />
        </div>
      </div>
    </div>
  );
}
