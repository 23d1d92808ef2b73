import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import * as stub from './tslibStub';
import {usedSelectors, withoutUnusedStyles} from './unusedStyles';

describe('the helpers in place of tslib', () => {
  it('are all that the one package in the bundle calls', () => {
    const lib = path.resolve('node_modules/@docusaurus/utils-common/lib');
    const called = fs
      .readdirSync(lib)
      .filter((name) => name.endsWith('.js'))
      .flatMap(
        (name) => fs.readFileSync(path.join(lib, name), 'utf8').match(/tslib_1\.\w+/g) ?? [],
      );
    const known = Object.keys(stub).map((name) => `tslib_1.${name}`);
    expect([...new Set(called)].filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('selectors', () => {
  const words = new Set(['margin-top--md', 'button']);

  it.each([
    ['.margin-top--md', true],
    ['.margin-top--lg', false],
    ['.hero__title', false],
    ['.button', true],
    ['.button.button--primary', false],
    ['.card .text--center', false],
    [':root', true],
  ])('%s is kept: %s', (selector, isKept) => {
    expect(usedSelectors([selector], words)).toEqual(isKept ? [selector] : []);
  });
});

describe('the style sheet', () => {
  it('keeps what a source names, and the variables that are read', () => {
    const css =
      ':root{--a:var(--b);--b:1px;--c:2px;--d:var(--e);--e:0}@media print{.gone{color:red}}.kept,.gone{margin:var(--a)}';
    expect(withoutUnusedStyles(css, ['"kept"', 'set("--c")'])).toBe(
      ':root{--a:var(--b);--b:1px;--c:2px}.kept{margin:var(--a)}',
    );
  });
});
