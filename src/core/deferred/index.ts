/** What pages keep out of their scripts (src/build/mdx/deferred.ts), as far as it is here. */
import {useEffect, useState} from 'react';

/** In code that writes HTML: the value. In the browser: how to get it. */
export type Deferred<Value> = Value | (() => Promise<{readonly default: Value}>);

const deferred = new WeakSet<object>();

/** What a resolver returns for such a prop. Several props of a page may share one. */
export function defer<Value extends object>(value: Value): Deferred<Value> {
  deferred.add(value);
  return value;
}

export const isDeferred = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && deferred.has(value);

const loaded = new WeakMap<object, unknown>();

/** The value; undefined in a browser that did not need it yet. */
export const valueOf = <Value>(source: Deferred<Value>): Value | undefined =>
  typeof source === 'function' ? (loaded.get(source) as Value | undefined) : source;

/** Gets the value, for a page that does not come as HTML. */
export async function load<Value>(source: Deferred<Value>): Promise<Value> {
  const value = valueOf(source);
  if (value !== undefined || typeof source !== 'function') {
    return value as Value;
  }
  const module = await (source as () => Promise<{readonly default: Value}>)();
  loaded.set(source, module.default);
  return module.default;
}

/** The value, asked for as soon as it is needed. */
export function useDeferred<Value>(source: Deferred<Value>, isNeeded: boolean): Value | undefined {
  const [value, setValue] = useState(() => ({it: valueOf(source)}));
  useEffect(() => {
    if (isNeeded && value.it === undefined) {
      load(source).then((it) => setValue({it}), console.warn);
    }
  }, [source, isNeeded, value]);
  return value.it;
}

/** Gets all that a page's module has deferred: its exports named `deferred…`. */
export const loadDeferredOf = (module: object): Promise<unknown> =>
  Promise.all(
    Object.entries(module).flatMap(([name, source]) =>
      name.startsWith('deferred') ? load(source as Deferred<unknown>) : [],
    ),
  );
