/**
 * Props that a page shows and never works with, such as a drawing: the HTML of the page has them. A
 * browser that comes to the page by a link inside the site gets them together with the page's script;
 * components read them by src/core/deferred.
 */
import path from 'node:path';
import {simpleHash} from '@docusaurus/utils';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {moduleStatement, type Expression} from './mdxNodes';

/**
 * The name of the file with all that a page defers: as Docusaurus names the page's own script, from
 * its place, and a letter more. src/plugins/slim-bundle/prefetch.ts fetches both ahead.
 */
export function deferredChunk(siteDir: string, file: string): string {
  const place = path.relative(siteDir, file).split(path.sep).join('/');
  return `${simpleHash(`@site/${place}`, 8)}d`;
}

/**
 * `GUIDE_WRITES_HTML ? {…} : () => import('data:application/json,…')`: the bundler makes a file of
 * its own of the second, and src/plugins/slim-bundle says which one a bundle keeps.
 */
export function deferredExpression(
  value: object,
  valueExpression: Expression,
  chunk: string,
): Expression {
  const source = `data:application/json,${encodeURIComponent(JSON.stringify(value))}`;
  return {
    type: 'ConditionalExpression',
    test: {type: 'Identifier', name: 'GUIDE_WRITES_HTML'},
    consequent: valueExpression,
    alternate: {
      type: 'ArrowFunctionExpression',
      params: [],
      expression: true,
      body: {
        type: 'ImportExpression',
        // `raw` is what gets written: the tree has no place of its own for the bundler's comment.
        source: {
          type: 'Literal',
          value: source,
          raw: `/* webpackChunkName: "${chunk}" */ ${JSON.stringify(source)}`,
        },
      },
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
