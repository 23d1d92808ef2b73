import type {Remark} from '../../core/diagnose/diagnosis';
import {knownSettings} from '../../core/diagnose/facts';
import {pagePath} from '../../core/references';
import type {FactsAttributes, FactsContext} from '../../core/resolver';
import {hasRestApi} from '../../data/features';
import {messages} from '../../data/messages';
import {elsewhereFindings, logPatterns, type PatternId} from '../../data/messages/patterns';
import type {LogPattern} from '../../data/messages/types';
import {isPresent, newestVersion, versionIds, type VersionId} from '../../data/versions';
import {wordsOf} from '../../words';

const settingsPage = 'settings-and-operation/configuration';
const helpWithFolder: Readonly<Record<string, readonly Remark[]>> = {
  'operate/backups#restore': ['no-level', 'no-meta', 'no-players', 'other-moments', 'backup'],
  'operate/backups#own-backups': ['no-backups'],
  'getting-started/troubleshooting#damaged-save': ['empty', 'zeros', 'cut-off', 'no-save'],
  'getting-started/troubleshooting#world-empty': ['shrunk', 'other-world', 'two-worlds'],
  [`${settingsPage}#worldoption`]: ['has-worldoption'],
  'operate/take-over-world#tools': ['uncompressed'],
  'operate/take-over-world#gamepass': ['gamepass'],
  'operate/take-over-world#character': ['host', 'client'],
  'operate/take-over-world#world': ['odd-folder', 'odd-names', 'lower-case'],
};

const findings = [...logPatterns, ...elsewhereFindings];

function findingOf(id: PatternId, version: VersionId) {
  const message = messages.find((one) => one.id === id);
  if (message) {
    return {help: `operate/messages#${id}`, isHere: isPresent(message, version)};
  }
  const all: readonly Pick<LogPattern, 'id' | 'place' | 'help'>[] = findings;
  const {place = 'log', help = ''} = all.find((one) => one.id === id && one.help) ?? {};
  const isLater = /^(?:rest|docker)$/.test(place) || id === 'rest-access';
  return {help, isHere: !isLater || hasRestApi(version)};
}

/** Where an edition has no section about a finding, the link leads to the newest edition. */
export function resolve(_: FactsAttributes, {version, locale}: FactsContext) {
  const words = wordsOf(locale).diagnose;
  const all = [...new Set(findings.map(({id}) => id))].map((id) => ({
    id,
    ...findingOf(id, version),
  }));
  const at = (edition: VersionId, page: string, ids: readonly string[]) =>
    ids.map((id) => [id, pagePath(edition, page)] as const);
  const help = [
    ...all.flatMap((one) => at(one.isHere ? version : newestVersion.id, one.help, [one.id])),
    // The first part of a reason is the section that explains it.
    ...Object.keys(words.reasons).flatMap((id) =>
      at(version, `${settingsPage}#${id.split('.')[0]}`, [id]),
    ),
    ...Object.entries(helpWithFolder).flatMap(([page, ids]) => at(version, page, ids)),
  ];
  return {
    version,
    words,
    help: Object.fromEntries(help) as Readonly<Record<string, string>>,
    known: knownSettings(version),
    editor: pagePath(version, 'settings-and-operation/editor'),
    pages: Object.fromEntries(versionIds.map((id) => [id, pagePath(id, 'operate/diagnose')])),
  };
}

export type DiagnoseProps = ReturnType<typeof resolve>;
