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

export interface SourcedFact {
  /** The anchor on the page of sources. */
  readonly id: string;
  /** For example `ExpRate`, `-port`, `Save`, `8211/UDP`, `GET /v1/api/info`. */
  readonly name: string;
  readonly path: string;
  readonly confidence: Confidence;
  readonly sources: readonly Evidence[];
}

const leastFirst: readonly Confidence[] = ['low', 'medium', 'high'];
const lowest = (...all: readonly Confidence[]): Confidence =>
  leastFirst.find((each) => all.includes(each)) ?? 'low';

/** Returns the sources of a setting, with the default files of the version. */
export function sourcesOfSetting(
  {source}: Pick<Setting, 'source'>,
  version: VersionId,
): readonly Evidence[] {
  return [...defaultFileSources[version], ...source];
}

/** Returns the lower of the confidences in its default and its effect. */
export const settingConfidence = ({confidence}: Pick<Setting, 'confidence'>): Confidence =>
  lowest(confidence.default, confidence.effect);

/** The anchors on the page of sources. The keys of the settings reply share one. */
export const sourceIds = {
  setting: (key: string) => `setting-${key}`,
  argument: (name: string) => `argument-${argumentAnchor(name)}`,
  command: (name: string) => `command-${name}`,
  port: (id: string) => `port-${id}`,
  operation: (id: string) => `operation-${id}`,
  field: (operation: string, path: string) =>
    operation === 'settings' ? 'field-settings' : fieldAnchor(`field-${operation}`, path),
} as const;

export const sourcePath = (version: VersionId, id: string): string =>
  `${pagePath(version, 'sources')}#${id}`;

/** Returns the evidence for an operation (`info`) or a field (`players[].ip`). */
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

/** Returns the facts of a group that a version has, in the order of their pages. */
export const sourcedFacts = (group: FactGroup, version: VersionId): readonly SourcedFact[] =>
  factsOf[group](version);
