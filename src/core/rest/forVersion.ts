/**
 * Makes the part of a description that belongs to one version: the rules that
 * `openapi/source/openapi.yaml` explains at its top.
 */
import {isAtLeast, isVersionId, versionIds, type VersionId} from '../../data/versions';

/** Plain data, as YAML or JSON holds it. */
export type Json = null | boolean | number | string | Json[] | {[key: string]: Json};

/** Stands for a part that the version does not have. */
const ABSENT = Symbol('absent');

const CONDITION = /<(?<name>Since|Before|Only) v="(?<list>[^"]*)">(?<text>.*?)<\/\k<name>>/gs;

/** The same data with only what `version` has. */
export function forVersion(source: Json, version: VersionId): Json {
  const result = resolve(source, version);
  if (result === ABSENT) {
    throw new Error(`Nothing of the description is left for ${version}.`);
  }
  return result;
}

/** A text with its `<Since>`, `<Before>` and `<Only>` kept or dropped. */
export function textForVersion(text: string, version: VersionId): string {
  const resolved = text
    .replace(CONDITION, (_, name: string, list: string, inner: string) => {
      const given = list.split(/\s+/).filter(Boolean).map(documented);
      const first = given[0];
      if (!first) {
        throw new Error(`<${name} v="${list}"> names no version.`);
      }
      const isKept =
        name === 'Since'
          ? isAtLeast(version, first)
          : name === 'Before'
            ? !isAtLeast(version, first)
            : given.includes(version);
      return isKept ? inner : '';
    })
    .replaceAll('{{version}}', version);
  if (/<\/?(?:Since|Before|Only)\b/.test(resolved)) {
    throw new Error(`A version tag is not closed, or two of one kind are nested: ${resolved}`);
  }
  return resolved.replace(/[ \t]+\n/g, '\n').trimEnd();
}

function resolve(node: Json, version: VersionId): Json | typeof ABSENT {
  if (typeof node === 'string') {
    const text = textForVersion(node, version);
    return text === '' && node !== '' ? ABSENT : text;
  }
  if (Array.isArray(node)) {
    return node.map((item) => resolve(item, version)).filter((item) => item !== ABSENT);
  }
  if (node === null || typeof node !== 'object') {
    return node;
  }
  if (Array.isArray(node['x-choose'])) {
    const chosen = node['x-choose'].find((option) => isPresentIn(option, version));
    return chosen === undefined ? ABSENT : resolve(chosen, version);
  }
  if (!isPresentIn(node, version)) {
    return ABSENT;
  }
  const keys = Object.keys(node);
  if (
    'value' in node &&
    keys.every((key) => ['x-since', 'x-before', 'value'].includes(key)) &&
    keys.length > 1
  ) {
    return resolve(node.value, version);
  }
  const result: {[key: string]: Json} = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === 'x-before') {
      continue;
    }
    const resolved = resolve(value, version);
    if (resolved !== ABSENT) {
      result[key] = resolved;
    }
  }
  return result;
}

function isPresentIn(node: Json, version: VersionId): boolean {
  if (node === null || typeof node !== 'object' || Array.isArray(node)) {
    return true;
  }
  const {'x-since': since, 'x-before': before} = node;
  return (
    (since === undefined || isAtLeast(version, documented(since))) &&
    (before === undefined || !isAtLeast(version, documented(before)))
  );
}

function documented(id: Json): VersionId {
  if (typeof id !== 'string' || !isVersionId(id)) {
    throw new Error(
      `${JSON.stringify(id)} is no documented version. Known: ${versionIds.join(', ')}.`,
    );
  }
  return id;
}
