import {useState, type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {afterPress} from '@site/src/browser/afterPress';
import {SelectField, TextField} from '@site/src/components/Fields';
import {
  highestPsid,
  lowestPort,
  ownsPort,
  portBlocks,
  portForServer,
  type MapEService,
} from '@site/src/core/mapE';
import {readLine} from '@site/src/core/mapE/read';
import {fillIn} from '@site/src/core/text/fillIn';
import type {resolve} from './resolve';
import styles from './styles.module.css';

const services: readonly MapEService[] = ['v6plus', 'ocn'];

/** Public scripts use this PSID as their example, too. */
const example = {service: 'v6plus', psid: 110} as const;

/** Shows a MAP-E line's ports or an example. */
export default function MapECalculator(props: ReturnType<typeof resolve>): ReactNode {
  const {words, usualPort} = props;
  const [chosen, setChosen] = useState<MapEService>(example.service);
  const [text, setText] = useState('');
  // Half an address is no mistake until the reader has finished typing.
  const [isDone, setDone] = useState(false);
  const reading = text.trim() === '' ? example : readLine(text, chosen);
  const problem = isDone && 'problem' in reading ? reading.problem : undefined;
  const line = 'problem' in reading ? example : reading;
  // An IPv6 address shows its service, so the chosen service doesn't count.
  const service = line === example ? chosen : line.service;

  const blocks = portBlocks(line.service, line.psid);
  const port = portForServer(blocks, usualPort);
  const count = blocks.reduce((sum, {first, last}) => sum + last - first + 1, 0);
  return (
    <form
      className="guide-box"
      aria-label={words.legend}
      data-search="skip"
      onBlur={() => afterPress(() => setDone(true))}
      onSubmit={(event) => {
        event.preventDefault();
        setDone(true);
      }}
    >
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
      <div className="guide-fields">
        <SelectField
          label={words.service}
          value={service}
          options={services.map((id) => [id, words.services[id]])}
          onChange={setChosen}
        />
        <TextField
          label={words.line}
          hint={words.hint}
          value={text}
          error={
            problem &&
            fillIn(words.problem[problem], {
              highest: highestPsid(service),
              lowest: lowestPort(service),
            })
          }
          isAlert
          onChange={(typed) => {
            setText(typed);
            setDone(false);
          }}
        />
      </div>
      {!problem && (
        <>
          <output className={styles.verdict}>
            <div>
              {fillIn(line === example ? words.example : words.result, {
                service: words.services[line.service],
                psid: line.psid,
              })}
            </div>
            <strong>
              {fillIn(ownsPort(blocks, usualPort) ? words.canUseUsual : words.useOther, {
                usual: usualPort,
                port,
              })}
            </strong>
          </output>
          <p className={styles.label}>{words.startLine}</p>
          <CodeBlock language="text">{`-port=${port}`}</CodeBlock>
          <p className={styles.label}>{words.listedLine}</p>
          <CodeBlock language="text">{`-port=${port} -publicport=${port}`}</CodeBlock>
          <p className={styles.label}>
            {fillIn(words.blocks, {count: count.toLocaleString('en')})}
          </p>
          <ul className={`guide-list ${styles.blocks}`} translate="no">
            {blocks.map(({first, last}) => (
              <li key={first}>{fillIn(words.range, {first, last})}</li>
            ))}
          </ul>
        </>
      )}
    </form>
  );
}
