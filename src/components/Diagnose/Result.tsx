import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {CellView} from '@site/src/components/Facts/Cell';
import FactTable from '@site/src/components/Facts/Table';
import {
  said,
  sheet,
  type Cause,
  type Diagnosis,
  type Shown,
} from '@site/src/core/diagnose/diagnosis';
import {fillIn} from '@site/src/core/text/fillIn';
import type {DiagnoseProps} from './resolve';
import styles from './styles.module.css';

export default function Result(props: DiagnoseProps & {readonly found: Diagnosis}): ReactNode {
  const {words, help, version, found} = props;
  const {ui} = words;
  const {causes, facts, differences, harmless, unknown} = found;
  const report = sheet(found, words, version);
  const line = ({number, text}: Shown) => (
    <div key={text}>
      {number !== undefined && fillIn(ui.line, {number})} <code translate="no">{text}</code>
    </div>
  );
  const cause = ({id, lines, isOver, count}: Cause) => {
    const {what, do: todo} = said(id, words);
    return (
      <li key={id}>
        <strong>
          <CellView cell={what} />
        </strong>{' '}
        <CellView cell={isOver ? ui.over : todo} />{' '}
        {help[id] && <Link to={help[id]}>{ui.help}</Link>}{' '}
        {count !== undefined && count > 1 && fillIn(ui.times, {count})}
        {lines.map(line)}
      </li>
    );
  };
  return (
    <>
      <ol>{causes.slice(0, 8).map(cause)}</ol>
      {unknown.length > 0 && (
        <>
          <p>{ui.unknown}</p>
          {unknown.map(line)}
        </>
      )}
      {differences.length > 0 && (
        <FactTable
          caption={ui.caption}
          columns={[ui.setting, ui.first, ui.second, ui.reason]}
          rows={differences.map(({key, left, right, reason}) => ({
            heading: {text: key, look: 'code'},
            cells: [
              ...[left, right].map((text) =>
                text === undefined ? ui.missing : ({text, look: 'name'} as const),
              ),
              reason ? words.reasons[reason] : '―',
            ],
          }))}
        />
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name + value}>
            <dt>{words.facts[name]}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </dl>
      {harmless.length > 0 && (
        <details>
          <summary>{ui.harmless}</summary>
          <ul>{harmless.map(cause)}</ul>
        </details>
      )}
      <p>
        <button type="button" className="guide-button guide-button--primary" data-copy={report}>
          {ui.copy}
        </button>{' '}
        <span role="status" />
      </p>
      <details>
        <summary>{ui.report}</summary>
        <pre className={styles.report} translate="no">
          {report}
        </pre>
      </details>
    </>
  );
}
