import {Fragment, type ReactNode} from 'react';
import WithCode from '@site/src/components/FactTable/WithCode';
import type {SettingFact} from './facts';
import styles from './styles.module.css';

function Keys({keys}: {readonly keys: readonly string[]}): ReactNode {
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ' '}
      <a href={`#${key}`}>
        <code translate="no">{key}</code>
      </a>
    </Fragment>
  ));
}

function Value({fact: {code, text, values, lines, keys}}: {readonly fact: SettingFact}): ReactNode {
  if (values) {
    return (
      <ul className={styles.values}>
        {values.map(([value, meaning]) => (
          <li key={value}>
            <code translate="no">{value}</code> <span>{meaning}</span>
          </li>
        ))}
      </ul>
    );
  }
  if (lines) {
    return lines.map((line) => (
      <Fragment key={line}>
        <WithCode text={line} />
        <br />
      </Fragment>
    ));
  }
  return keys ? (
    <Keys keys={keys} />
  ) : (
    <>
      {code !== undefined && <code translate="no">{code}</code>}
      {code !== undefined && text && ' '}
      {text}
    </>
  );
}

/** Default, kind of value, range and effect of a setting. */
export default function Facts({facts}: {readonly facts: readonly SettingFact[]}): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div
          key={fact.label}
          className={fact.values || fact.lines || fact.keys ? styles.wide : undefined}
          data-search={fact.isSearched ? undefined : 'skip'}
        >
          <dt data-search="skip">{fact.label}</dt>
          <dd>
            <Value fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
