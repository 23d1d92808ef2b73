/** The top of `openapi/source/openapi.yaml` explains these rules. */
import {isAtLeast, type VersionId} from '../../data/versions';
import {documented, textForVersion} from '../../data/textForVersion';

export type Json = null | boolean | number | string | Json[] | {[key: string]: Json};

const ABSENT = Symbol('absent');

/** Gives the part of a description that a version has. */
export function forVersion(source: Json, version: VersionId): Json {
  const result = resolve(source, version);
  if (result === ABSENT) {
    throw new Error(`Nothing of the description is left for ${version}.`);
  }
  return result;
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
