import {Fragment, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {SettingDetails} from './resolve';
import styles from './styles.module.css';

const types: Readonly<Record<SettingDetails['type'], () => string>> = {
  bool: () => translate({id: 'component.SettingsGroup.bool'}),
  int: () => translate({id: 'component.SettingsGroup.int'}),
  float: () => translate({id: 'component.SettingsGroup.float'}),
  string: () => translate({id: 'component.SettingsGroup.string'}),
  enum: () => translate({id: 'component.SettingsGroup.enum'}),
  list: () => translate({id: 'component.SettingsGroup.list'}),
};

const units: Readonly<Record<NonNullable<SettingDetails['unit']>, () => string>> = {
  multiplier: () => translate({id: 'component.SettingsGroup.multiplier'}),
  count: () => translate({id: 'component.SettingsGroup.count'}),
  port: () => translate({id: 'component.SettingsGroup.port'}),
  seconds: () => translate({id: 'component.SettingsGroup.seconds'}),
  minutes: () => translate({id: 'component.SettingsGroup.minutes'}),
  hours: () => translate({id: 'component.SettingsGroup.hours'}),
  centimetres: () => translate({id: 'component.SettingsGroup.centimetres'}),
};

const bases = {
  official: () => translate({id: 'component.SettingsGroup.official'}),
  slider: () => translate({id: 'component.SettingsGroup.slider'}),
  community: () => translate({id: 'component.SettingsGroup.community'}),
} as const;

function rangeText({range}: SettingDetails): string | undefined {
  if (!range) {
    return undefined;
  }
  const {min, max, communityMax} = range;
  const limits =
    min === undefined
      ? translate({id: 'component.SettingsGroup.upTo'}, {max: `${max}`})
      : max === undefined
        ? translate({id: 'component.SettingsGroup.from'}, {min: `${min}`})
        : translate({id: 'component.SettingsGroup.fromTo'}, {min: `${min}`, max: `${max}`});
  const tools =
    communityMax === undefined
      ? ''
      : translate({id: 'component.SettingsGroup.toolsUpTo'}, {max: `${communityMax}`});
  return translate(
    {id: 'component.SettingsGroup.rangeWithBasis'},
    {limits, basis: bases[range.basis](), tools},
  );
}

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

function Variables({entry: {variables = []}}: {readonly entry: SettingDetails}): ReactNode {
  return variables.map(({name, image, otherDefault}) => (
    <Fragment key={image ?? name}>
      <code translate="no">{name}</code>
      {image && ` (${image})`}
      {otherDefault !== undefined && (
        <>
          {' – '}
          <Translate
            id="component.SettingsGroup.imageDefault"
            values={{value: <code translate="no">{otherDefault}</code>}}
          />
        </>
      )}
      <br />
    </Fragment>
  ));
}

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  readonly isWide?: boolean;
  /** Does it say something of its own? Most facts read the same at every setting. */
  readonly isSearched?: boolean;
}

function factsOf(entry: SettingDetails): readonly Fact[] {
  const {values, higher, lower, unit, related, removed} = entry;
  const type = types[entry.type]();
  const facts: readonly (Fact | false | '' | undefined)[] = [
    entry.default !== undefined && {
      label: translate({id: 'component.SettingsGroup.default'}),
      value: (
        <>
          <code translate="no">{entry.default}</code>
          {entry.default === '""' && (
            <>
              {' '}
              <Translate id="component.SettingsGroup.empty" />
            </>
          )}
        </>
      ),
    },
    !removed && {
      label: translate({id: 'component.SettingsGroup.type'}),
      value: unit
        ? translate({id: 'component.SettingsGroup.typeWithUnit'}, {type, unit: units[unit]()})
        : type,
    },
    entry.range && {
      label: translate({id: 'component.SettingsGroup.range'}),
      value: rangeText(entry),
    },
    !removed && {
      label: translate({id: 'component.SettingsGroup.applies'}),
      value: entry.marks?.includes('newWorld')
        ? translate({id: 'component.SettingsGroup.inNewWorld'})
        : translate({id: 'component.SettingsGroup.afterRestart'}),
    },
    values && {
      label: translate({id: 'component.SettingsGroup.words'}),
      isWide: true,
      isSearched: true,
      value: (
        <ul className={styles.values}>
          {values.map(([value, meaning]) => (
            <li key={value}>
              <code translate="no">{value}</code> <span>{meaning}</span>
            </li>
          ))}
        </ul>
      ),
    },
    higher && {
      label: translate({id: 'component.SettingsGroup.higher'}),
      isSearched: true,
      value: higher,
    },
    lower && {
      label: translate({id: 'component.SettingsGroup.lower'}),
      isSearched: true,
      value: lower,
    },
    entry.variables && {
      label: translate({id: 'component.SettingsGroup.variables'}),
      isWide: true,
      value: <Variables entry={entry} />,
    },
    related && {
      label: removed
        ? translate({id: 'component.SettingsGroup.replacedBy'})
        : translate({id: 'component.SettingsGroup.related'}),
      isWide: true,
      value: <Keys keys={related} />,
    },
  ];
  return facts.filter((fact): fact is Fact => Boolean(fact));
}

/** Default, kind of value, range and effect of a setting. */
export default function Facts({entry}: {readonly entry: SettingDetails}): ReactNode {
  return (
    <dl className={styles.facts}>
      {factsOf(entry).map(({label, value, isWide, isSearched}) => (
        <div
          key={label}
          className={isWide ? styles.wide : undefined}
          data-search={isSearched ? undefined : 'skip'}
        >
          <dt data-search="skip">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
