import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Build, VersionId} from '../versions';
import {defaultLocale, isDraft, type Locale} from '../locales';
import {applyOverlay, type Overlay} from './overlay';

export interface Schema {
  readonly $ref?: string;
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  readonly description?: string;
  readonly example?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly 'x-since'?: VersionId;
  readonly 'x-build'?: Build;
  readonly 'x-unit'?: string;
  readonly 'x-presence'?: Presence;
}

export type Presence = 'live-only' | 'schema-only' | 'expected';

export interface MediaType {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, {readonly summary: string; readonly value: unknown}>>;
}

export interface Response {
  readonly $ref?: string;
  readonly description: string;
  readonly 'x-fix'?: string;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly requestBody?: {readonly content: Readonly<Record<string, MediaType>>};
  readonly responses: Readonly<Record<string, Response>>;
  readonly 'x-when': string;
  readonly 'x-keywords': string;
  readonly 'x-notes'?: Readonly<Record<string, string>>;
  readonly 'x-commands'?: string;
  readonly 'x-settings'?: string;
  readonly 'x-operations'?: string;
}

export interface Spec {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const cache = new Map<string, Spec>();

export function readSpec(version: VersionId, locale: Locale): Spec {
  const key = `${version} ${locale}`;
  const known = cache.get(key);
  if (known) {
    return known;
  }
  const read = (name: string) =>
    parse(fs.readFileSync(path.resolve('openapi', version, name), 'utf8')) as object;
  const english = read('openapi.yaml');
  const spec = (
    locale === defaultLocale || isDraft(locale)
      ? english
      : applyOverlay(english, read(`overlay.${locale}.yaml`) as Overlay)
  ) as Spec;
  cache.set(key, spec);
  return spec;
}

/** Follows a reference such as `#/components/schemas/Player`. */
export function follow<T extends {readonly $ref?: string}>(spec: Spec | undefined, node: T): T {
  if (!node.$ref) {
    return node;
  }
  const target = node.$ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((parent, key) => (parent as Record<string, unknown> | undefined)?.[key], spec);
  if (!target) {
    throw new Error(`The reference ${node.$ref} leads nowhere.`);
  }
  return target as T;
}
