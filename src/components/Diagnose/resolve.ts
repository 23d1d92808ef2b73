import type {Remark} from '../../core/diagnose/diagnosis';
import {knownSettings} from '../../core/diagnose/facts';
import type {KnownSetting} from '../../core/diagnose/settings';
import {pagePath} from '../../core/references';
import type {FactsResolver} from '../../core/resolver';
import {hasRestApi} from '../../data/features';
import {messages} from '../../data/messages';
import {logPatterns, type LogPattern, type PatternId} from '../../data/messages/patterns';
import {isPresent, newestVersion, versionIds, type VersionId} from '../../data/versions';
import {wordsOf, type Words} from '../../words';

/** What one reads and what it means, for the list by symptom. */
export interface Symptom {
  readonly id: PatternId;
  /** The message, where it has a text of its own. */
  readonly text?: string;
}

export interface DiagnoseProps {
  readonly version: VersionId;
  readonly words: Words['diagnose'];
  /** Where the guide helps with a cause. */
  readonly help: Readonly<Record<string, string>>;
  readonly symptoms: readonly {
    readonly id: string;
    readonly title: string;
    readonly rows: readonly Symptom[];
  }[];
  readonly known: readonly KnownSetting[];
  /** This page in each edition, newest first. */
  readonly pages: Readonly<Record<string, string>>;
}

const settingsPage = 'settings-and-operation/configuration';
/** Where the guide helps with a remark about a folder. */
const helpWithFolder: Readonly<Record<string, readonly Remark[]>> = {
  'operate/backups#restore': ['no-level', 'no-meta', 'no-players', 'other-moments', 'backup'],
  'operate/backups#own-backups': ['no-backups'],
  'getting-started/troubleshooting#damaged-save': ['empty', 'zeros', 'cut-off', 'no-save'],
  'getting-started/deploy-dedicated-server#world-empty': ['shrunk', 'other-world', 'two-worlds'],
  [`${settingsPage}#worldoption`]: ['has-worldoption'],
  'operate/take-over-world#tools': ['uncompressed'],
  'operate/take-over-world#gamepass': ['gamepass'],
  'operate/take-over-world#character': ['host', 'client'],
  'operate/take-over-world#world': ['odd-folder', 'odd-names', 'lower-case'],
};

/** A message or a finding as a version has it. */
function findingOf(id: PatternId, version: VersionId) {
  const message = messages.find((one) => one.id === id);
  if (message) {
    const {symptom, text, since = '0.1.2.0'} = message;
    const place = symptom ?? (message.place === 'newer' ? 'log' : message.place);
    return {place, text, help: `operate/messages#${id}`, isHere: isPresent({since}, version)};
  }
  const all: readonly LogPattern[] = logPatterns;
  const {place = 'log', help = ''} = all.find((one) => one.id === id && one.help) ?? {};
  const isLater = /^(?:rest|docker)$/.test(place) || id === 'rest-access';
  return {place, help, isHere: !isLater || hasRestApi(version)};
}

/** `<Diagnose />`: words and where the guide helps. What an edition lacks, the newest one explains. */
export const resolve: FactsResolver<DiagnoseProps> = (_attributes, {version, locale}) => {
  const words = wordsOf(locale).diagnose;
  const all = [...new Set(logPatterns.map(({id}) => id))].map((id) => ({
    id,
    ...findingOf(id, version),
    isHarmless: logPatterns.every((one) => one.id !== id || one.kind === 'harmless'),
  }));
  const listed = (of: (one: (typeof all)[number]) => boolean): readonly Symptom[] =>
    all.filter((one) => one.isHere && of(one)).map(({id, text}) => ({id, ...(text ? {text} : {})}));
  const sections: readonly (readonly [id: string, path: string])[] = [
    ...all.map(
      (one) => [one.id, pagePath(one.isHere ? version : newestVersion.id, one.help)] as const,
    ),
    // The first part of a reason is the section of the page about settings that explains it.
    ...Object.keys(words.reasons).map(
      (id) => [id, pagePath(version, `${settingsPage}#${id.split('.')[0]}`)] as const,
    ),
    ...Object.entries(helpWithFolder).flatMap(([to, ids]) =>
      ids.map((id) => [id, pagePath(version, to)] as const),
    ),
  ];
  const symptoms = Object.entries(words.symptoms).map(([place, title]) => ({
    id: `symptom-${place}`,
    title,
    rows: listed((one) => one.place === place && !one.isHarmless),
  }));
  const harmless = listed(({isHarmless}) => isHarmless);
  return {
    version,
    words,
    help: Object.fromEntries(sections),
    symptoms: [...symptoms, {id: 'harmless', title: words.ui.harmless, rows: harmless}].filter(
      ({rows}) => rows.length > 0,
    ),
    known: knownSettings(version),
    pages: Object.fromEntries(versionIds.map((id) => [id, pagePath(id, 'operate/diagnose')])),
  };
};
