/** Where each fact of a version was read, in one form for the page of sources and for programs. */
import {commandsForVersion} from '../commands';
import {argumentAnchor, argumentsForVersion} from '../arguments';
import {argumentPath, commandPath, endpointPath, pagePath, settingPath} from '../references';
import {fieldAnchor, restFieldsForVersion} from '../rest';
import {settingsForVersion} from '../settings';
import {portNumber, portsOf} from '../../data/ports';
import {isRestOperationId, restCall, restOperationsOf} from '../../data/rest/operations';
import {
  fieldSources,
  operationSources,
  SETTINGS_KEYS,
  type RestEvidence,
} from '../../data/rest/sources';
import {defaultFileSources} from '../../data/settings/sources';
import type {Setting} from '../../data/settings';
import type {Confidence, Evidence} from '../../data/sources';
import {isAtLeast, type VersionId} from '../../data/versions';

export const factGroups = ['settings', 'arguments', 'commands', 'ports', 'rest'] as const;

export type FactGroup = (typeof factGroups)[number];

/** A fact of a version with all that it rests on. */
export interface SourcedFact {
  /** Its place on the page of sources. */
  readonly id: string;
  /** As readers and programs know it: `ExpRate`, `-port`, `Save`, `8211/UDP`, `GET /v1/api/info`. */
  readonly name: string;
  /** Where the guide explains it. */
  readonly path: string;
  /** How sure the least sure part of it is. */
  readonly confidence: Confidence;
  readonly sources: readonly Evidence[];
}

const leastFirst: readonly Confidence[] = ['low', 'medium', 'high'];
const lowest = (...all: readonly Confidence[]): Confidence =>
  leastFirst.find((each) => all.includes(each)) ?? 'low';

/** The sources of a setting in a version; the default files are those of the version. */
export function sourcesOfSetting(
  {source}: Pick<Setting, 'source'>,
  version: VersionId,
): readonly Evidence[] {
  return [...defaultFileSources[version], ...source];
}

/** How sure a setting is as a whole: its default and what it does. */
export const settingConfidence = ({confidence}: Pick<Setting, 'confidence'>): Confidence =>
  lowest(confidence.default, confidence.effect);

/** The ids of the facts on the page of sources. All keys of the settings reply are one. */
export const sourceIds = {
  setting: (key: string) => `setting-${key}`,
  argument: (name: string) => `argument-${argumentAnchor(name)}`,
  command: (name: string) => `command-${name}`,
  port: (id: string) => `port-${id}`,
  operation: (id: string) => `operation-${id}`,
  field: (operation: string, path: string) =>
    operation === 'settings' ? 'field-settings' : fieldAnchor(`field-${operation}`, path),
} as const;

/** Where the sources of a fact are listed. */
export const sourcePath = (version: VersionId, id: string): string =>
  `${pagePath(version, 'sources')}#${id}`;

/** What is known about an operation (`info`) or a field (`players`, `players[].ip`). */
export function restEvidence(operation: string, path?: string): RestEvidence {
  const name =
    operation === 'settings' && path !== undefined ? SETTINGS_KEYS : `${operation}.${path}`;
  const found =
    path === undefined
      ? isRestOperationId(operation) && operationSources[operation]
      : fieldSources[name];
  if (!found) {
    throw new Error(
      `${path === undefined ? operation : name} of the REST API has no source. Add it to src/data/rest/sources.ts.`,
    );
  }
  return found;
}

function restFacts(version: VersionId): readonly SourcedFact[] {
  const fields = restFieldsForVersion(version);
  return restOperationsOf(version).flatMap((operation) => {
    const page = endpointPath(version, operation);
    const fact = (id: string, name: string, path: string, field?: string): SourcedFact => {
      const {confidence, before, source} = restEvidence(operation, field);
      const isBefore = before && !isAtLeast(version, before.version);
      const sure = isBefore ? before.confidence : confidence;
      return {id, name, path, confidence: sure, sources: source};
    };
    return [
      fact(sourceIds.operation(operation), restCall(operation), page),
      ...(operation === 'settings'
        ? [fact(sourceIds.field(operation, '*'), SETTINGS_KEYS, `${page}#reply-fields`, '*')]
        : fields
            .filter((field) => field.operation === operation)
            .map(({part, path}) => {
              const id = sourceIds.field(operation, path);
              const place = `${page}#${fieldAnchor(part, path)}`;
              return fact(id, `${operation}: ${path}`, place, path);
            })),
    ];
  });
}

/** The facts of each group that a version has, in the order of their pages. */
const factsOf: Readonly<Record<FactGroup, (version: VersionId) => readonly SourcedFact[]>> = {
  settings: (version) =>
    settingsForVersion(version).map(({key, setting}) => ({
      id: sourceIds.setting(key),
      name: key,
      path: settingPath(version, key),
      confidence: settingConfidence(setting),
      sources: sourcesOfSetting(setting, version),
    })),
  arguments: (version) =>
    argumentsForVersion(version).map(({name, confidence, source: sources}) => {
      const path = argumentPath(version, name);
      return {id: sourceIds.argument(name), name, path, confidence, sources};
    }),
  commands: (version) =>
    commandsForVersion(version).map(({name, confidence, source: sources}) => {
      const path = commandPath(version, name);
      return {id: sourceIds.command(name), name, path, confidence, sources};
    }),
  ports: (version) =>
    portsOf(version).map((port) => ({
      id: sourceIds.port(port.id),
      name: `${portNumber(port)}/${port.protocol}`,
      path: `${pagePath(version, 'getting-started/requirements')}#port-${portNumber(port)}`,
      confidence: port.confidence,
      sources: port.source,
    })),
  rest: restFacts,
};

/** The facts of a group that a version has. */
export const sourcedFacts = (group: FactGroup, version: VersionId): readonly SourcedFact[] =>
  factsOf[group](version);
