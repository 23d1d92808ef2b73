import {fillIn} from '../text/fillIn';
import type {Words} from '../../words/types';
import {withoutPrivate} from './privacy';

type DiagnoseWords = Words['diagnose'];
export type CauseId = keyof DiagnoseWords['findings'] | Reason | Remark;
export type Reason = keyof DiagnoseWords['reasons'];
export type Remark = keyof DiagnoseWords['remarks'];
export type FactName = keyof DiagnoseWords['facts'];

export interface Shown {
  readonly number?: number;
  readonly text: string;
}

export interface Cause {
  readonly id: CauseId;
  readonly lines: readonly Shown[];
  readonly count?: number;
  readonly isOver?: boolean;
}

export interface Difference {
  readonly key: string;
  readonly left: string | undefined;
  readonly right: string | undefined;
  readonly reason: Reason | undefined;
}

export interface Diagnosis {
  readonly verdict: keyof DiagnoseWords['verdicts'];
  readonly count: number;
  readonly causes: readonly Cause[];
  readonly facts: readonly (readonly [name: FactName, value: string])[];
  readonly differences: readonly Difference[];
  readonly harmless: readonly Cause[];
  readonly unknown: readonly Shown[];
  readonly end: readonly Shown[];
}

const none = {count: 0, causes: [], facts: [], differences: [], harmless: [], unknown: [], end: []};

/** Returns a diagnosis with empty lists for what isn't given. */
export const diagnosis = (
  verdict: Diagnosis['verdict'],
  rest: Partial<Omit<Diagnosis, 'verdict'>>,
): Diagnosis => ({...none, ...rest, verdict});

/** Returns the words for a cause; the advice may be empty. */
export function said(
  id: CauseId,
  words: DiagnoseWords,
): {readonly what: string; readonly do: string} {
  const {findings, reasons, remarks} = words;
  const short: Readonly<Record<string, string>> = {...reasons, ...remarks};
  const found: {readonly what: string} =
    id in findings ? findings[id as keyof typeof findings] : {what: short[id] ?? id};
  return {do: '', ...found};
}

/** Writes the report without private data. */
export function sheet(found: Diagnosis, words: DiagnoseWords, edition: string): string {
  const {causes, facts, differences, harmless, unknown, end} = found;
  const line = ({number, text}: Shown): string =>
    `   ${number === undefined ? '' : `${fillIn(words.ui.line, {number})}: `}${withoutPrivate(text)}`;
  const side = (key: string, value: string | undefined): string =>
    value === undefined ? '―' : withoutPrivate(`${key}=${value}`);
  const lines = [
    fillIn(words.title, {edition}),
    ...facts.map(([name, value]) => `${words.facts[name]}: ${withoutPrivate(value)}`),
    '',
    fillIn(words.verdicts[found.verdict], {count: found.count}),
    ...causes
      .slice(0, 8)
      .flatMap(({id, lines: shown}, at) => [
        `${at + 1}. ${said(id, words).what.replaceAll('`', '')}`,
        ...shown.map(line),
      ]),
    ...differences.map(({key, left, right}) => `   ${side(key, left)} | ${side(key, right)}`),
    ...unknown.map(line),
    ...(harmless.length > 0 ? [`${words.ui.harmless}: ${harmless.length}`] : []),
    ...(end.length > 0 ? ['', `${words.ui.end}:`, ...end.map(line)] : []),
  ];
  return `${lines.join('\n')}\n`;
}
