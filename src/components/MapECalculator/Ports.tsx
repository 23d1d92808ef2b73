import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {ownsPort, portBlocks, portForServer, type MapEService} from '@site/src/core/mapE';
import {fillIn} from '@site/src/core/text/fillIn';
import type {MapECalculatorProps} from './resolve';
import styles from './styles.module.css';

interface PortsProps extends MapECalculatorProps {
  readonly service: MapEService;
  readonly psid: number;
  readonly isExample: boolean;
}

/** The ports of one line: whether the usual one is among them, which to take, and all of them. */
export default function Ports({service, psid, isExample, words, usualPort}: PortsProps): ReactNode {
  const blocks = portBlocks(service, psid);
  const port = portForServer(blocks, usualPort);
  const count = blocks.reduce((sum, {first, last}) => sum + last - first + 1, 0);
  const heading = isExample ? words.example : words.result;
  const verdict = ownsPort(blocks, usualPort) ? words.canUseUsual : words.useOther;
  return (
    <>
      <output className={styles.verdict}>
        <div>{fillIn(heading, {service: words.services[service], psid})}</div>
        <strong>{fillIn(verdict, {usual: usualPort, port})}</strong>
      </output>
      <p className={styles.label}>{words.startLine}</p>
      <CodeBlock language="text">{`-port=${port}`}</CodeBlock>
      <p className={styles.label}>{words.listedLine}</p>
      <CodeBlock language="text">{`-port=${port} -publicport=${port}`}</CodeBlock>
      <p className={styles.label}>{fillIn(words.blocks, {count: count.toLocaleString('en')})}</p>
      <ul className={styles.blocks} translate="no">
        {blocks.map(({first, last}) => (
          <li key={first}>{fillIn(words.range, {first, last})}</li>
        ))}
      </ul>
    </>
  );
}
