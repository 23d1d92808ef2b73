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
import {DEFAULT_FILES, defaultFileSources} from '../../data/settings/sources';
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
  return source.flatMap((each) => (each === DEFAULT_FILES ? defaultFileSources[version] : [each]));
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

function restConfidence({confidence, before}: RestEvidence, version: VersionId): Confidence {
  return before && !isAtLeast(version, before.version) ? before.confidence : confidence;
}

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

/** How sure an operation or a field of the REST API is in a version. */
const restConfidenceOf = (version: VersionId, operation: string, path?: string) =>
  restConfidence(restEvidence(operation, path), version);

function restFacts(version: VersionId): readonly SourcedFact[] {
  const fields = restFieldsForVersion(version);
  return fields.length === 0
    ? []
    : restOperationsOf(version).flatMap((operation) => {
        const path = endpointPath(version, operation);
        const own = fields.filter((field) => field.operation === operation);
        const fact = (id: string, name: string, to: string, field?: string): SourcedFact => ({
          id,
          name,
          path: to,
          confidence: restConfidenceOf(version, operation, field),
          sources: restEvidence(operation, field).source,
        });
        return [
          fact(sourceIds.operation(operation), restCall(operation), path),
          ...(operation === 'settings'
            ? [fact(sourceIds.field(operation, '*'), SETTINGS_KEYS, `${path}#reply-fields`, '*')]
            : own.map((field) =>
                fact(
                  sourceIds.field(operation, field.path),
                  `${operation}: ${field.path}`,
                  `${path}#${fieldAnchor(field.part, field.path)}`,
                  field.path,
                ),
              )),
        ];
      });
}

/** The facts of a group that a version has, in the order of their pages. */
export function sourcedFacts(group: FactGroup, version: VersionId): readonly SourcedFact[] {
  switch (group) {
    case 'settings':
      return settingsForVersion(version).map(({key, setting}) => ({
        id: sourceIds.setting(key),
        name: key,
        path: settingPath(version, key),
        confidence: settingConfidence(setting),
        sources: sourcesOfSetting(setting, version),
      }));
    case 'arguments':
      return argumentsForVersion(version).map(({name, confidence, source}) => ({
        id: sourceIds.argument(name),
        name,
        path: argumentPath(version, name),
        confidence,
        sources: source,
      }));
    case 'commands':
      return commandsForVersion(version).map(({name, confidence, source}) => ({
        id: sourceIds.command(name),
        name,
        path: commandPath(version, name),
        confidence,
        sources: source,
      }));
    case 'ports':
      return portsOf(version).map((port) => ({
        id: sourceIds.port(port.id),
        name: `${portNumber(port)}/${port.protocol}`,
        path: `${pagePath(version, 'getting-started/requirements')}#port-${portNumber(port)}`,
        confidence: port.confidence,
        sources: port.source,
      }));
    case 'rest':
      return restFacts(version);
  }
}
