/**
 * Props that a page shows and never works with, such as a drawing: the HTML of the page has them. A
 * browser that comes to the page by a link inside the site gets them together with the page's script;
 * components read them by src/lib/deferred.
 */
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {moduleStatement, type Expression} from './mdxNodes';

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

/**
 * `GUIDE_WRITES_HTML ? {…} : () => import('data:application/json,…')`: the bundler makes a file of
 * its own of the second, and src/plugins/slim-bundle says which one a bundle keeps.
 */
export function deferredExpression(value: object, valueExpression: Expression): Expression {
  const source = `data:application/json,${encodeURIComponent(JSON.stringify(value))}`;
  return {
    type: 'ConditionalExpression',
    test: {type: 'Identifier', name: 'GUIDE_WRITES_HTML'},
    consequent: valueExpression,
    alternate: {
      type: 'ArrowFunctionExpression',
      params: [],
      expression: true,
      body: {type: 'ImportExpression', source: {type: 'Literal', value: source}},
    },
  };
}

/**
 * `export const name = …`: src/plugins/slim-bundle/loadable.ts finds it by its name, which begins with
 * `deferred`.
 */
export function deferredExport(name: string, init: Expression): MdxjsEsm {
  return moduleStatement(`export const ${name} = …`, {
    type: 'ExportNamedDeclaration',
    attributes: [],
    specifiers: [],
    declaration: {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [{type: 'VariableDeclarator', id: {type: 'Identifier', name}, init}],
    },
  });
}
