import {Fragment, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {SettingDetails} from './resolve';
import styles from './styles.module.css';

const types: Readonly<Record<SettingDetails['type'], () => string>> = {
  bool: () => translate({id: 'component.SettingsGroup.bool', message: 'True or False'}),
  int: () => translate({id: 'component.SettingsGroup.int', message: 'whole number'}),
  float: () => translate({id: 'component.SettingsGroup.float', message: 'decimal number'}),
  string: () => translate({id: 'component.SettingsGroup.string', message: 'text in double quotes'}),
  enum: () => translate({id: 'component.SettingsGroup.enum', message: 'one of these words'}),
  list: () =>
    translate({id: 'component.SettingsGroup.list', message: 'some of these words, in parentheses'}),
};

const units: Readonly<Record<NonNullable<SettingDetails['unit']>, () => string>> = {
  multiplier: () =>
    translate({id: 'component.SettingsGroup.multiplier', message: 'multiplier, 1 is normal'}),
  count: () => translate({id: 'component.SettingsGroup.count', message: 'count'}),
  port: () => translate({id: 'component.SettingsGroup.port', message: 'port number'}),
  seconds: () => translate({id: 'component.SettingsGroup.seconds', message: 'seconds'}),
  minutes: () => translate({id: 'component.SettingsGroup.minutes', message: 'minutes'}),
  hours: () => translate({id: 'component.SettingsGroup.hours', message: 'hours'}),
  centimetres: () => translate({id: 'component.SettingsGroup.centimetres', message: 'centimetres'}),
};

const bases = {
  official: () => translate({id: 'component.SettingsGroup.official', message: 'documented limits'}),
  slider: () =>
    translate({
      id: 'component.SettingsGroup.slider',
      message: 'slider of the game, seen in 0.1 to 0.3',
    }),
  community: () =>
    translate({id: 'component.SettingsGroup.community', message: 'limits that tools use'}),
} as const;

function rangeText({range}: SettingDetails): string | undefined {
  if (!range) {
    return undefined;
  }
  const {min, max, communityMax} = range;
  const limits =
    min === undefined
      ? translate({id: 'component.SettingsGroup.upTo', message: 'up to {max}'}, {max: `${max}`})
      : max === undefined
        ? translate({id: 'component.SettingsGroup.from', message: 'from {min}'}, {min: `${min}`})
        : translate(
            {id: 'component.SettingsGroup.fromTo', message: '{min} to {max}'},
            {min: `${min}`, max: `${max}`},
          );
  const tools =
    communityMax === undefined
      ? ''
      : translate(
          {id: 'component.SettingsGroup.toolsUpTo', message: '; some tools offer up to {max}'},
          {max: `${communityMax}`},
        );
  return translate(
    {id: 'component.SettingsGroup.rangeWithBasis', message: '{limits} ({basis}{tools})'},
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

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  readonly isWide?: boolean;
}

function factsOf(entry: SettingDetails): readonly Fact[] {
  const {values, higher, lower, unit, related, removed} = entry;
  const type = types[entry.type]();
  const facts: readonly (Fact | false | '' | undefined)[] = [
    entry.default !== undefined && {
      label: translate({id: 'component.SettingsGroup.default', message: 'Default'}),
      value: (
        <>
          <code translate="no">{entry.default}</code>
          {entry.default === '""' && (
            <>
              {' '}
              <Translate id="component.SettingsGroup.empty">(empty)</Translate>
            </>
          )}
        </>
      ),
    },
    !removed && {
      label: translate({id: 'component.SettingsGroup.type', message: 'Value'}),
      value: unit
        ? translate(
            {id: 'component.SettingsGroup.typeWithUnit', message: '{type} ({unit})'},
            {type, unit: units[unit]()},
          )
        : type,
    },
    entry.range && {
      label: translate({id: 'component.SettingsGroup.range', message: 'Range'}),
      value: rangeText(entry),
    },
    !removed && {
      label: translate({id: 'component.SettingsGroup.applies', message: 'Takes effect'}),
      value: entry.marks?.includes('newWorld')
        ? translate({id: 'component.SettingsGroup.inNewWorld', message: 'in a new world'})
        : translate({id: 'component.SettingsGroup.afterRestart', message: 'after a restart'}),
    },
    values && {
      label: translate({id: 'component.SettingsGroup.words', message: 'Words'}),
      isWide: true,
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
      label: translate({id: 'component.SettingsGroup.higher', message: 'Higher'}),
      value: higher,
    },
    lower && {
      label: translate({id: 'component.SettingsGroup.lower', message: 'Lower'}),
      value: lower,
    },
    related && {
      label: removed
        ? translate({id: 'component.SettingsGroup.replacedBy', message: 'Use instead'})
        : translate({id: 'component.SettingsGroup.related', message: 'See also'}),
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
      {factsOf(entry).map(({label, value, isWide}) => (
        <div key={label} className={isWide ? styles.wide : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
