import {afterEach, expect, it, vi} from 'vitest';
import {copyText} from '.';

class Element {
  public value = '';
  public readOnly = false;
  public readonly style: Record<string, string> = {};
  public isOnPage = false;
  public isSelected = false;
  public readonly focus = vi.fn();
  public select(): void {
    this.isSelected = this.isOnPage;
  }
  public remove(): void {
    this.isOnPage = false;
  }
}

const text = 'A=1\r\nB="パル"\r\n';
let copied: string;
let button: Element;
let field: Element;
let listeners: Map<string, (event: unknown) => void>;

function stubPage(command: () => boolean): void {
  button = new Element();
  field = new Element();
  listeners = new Map();
  copied = '';
  vi.stubGlobal('HTMLElement', Element);
  vi.stubGlobal('document', {
    activeElement: button,
    body: {append: (element: Element) => (element.isOnPage = true)},
    createElement: () => field,
    addEventListener: (name: string, listener: (event: unknown) => void) =>
      listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
    execCommand: command,
  });
}

function expectNoTrace(): void {
  expect(field.isOnPage).toBe(false);
  expect(listeners.size).toBe(0);
  expect(button.focus).toHaveBeenCalledTimes(1);
}

const copy = (): boolean => {
  expect(field.isSelected && field.readOnly && field.value === text).toBe(true);
  listeners.get('copy')?.({
    clipboardData: {setData: (_type: string, given: string) => (copied = given)},
    preventDefault: () => undefined,
  });
  return true;
};
afterEach(() => vi.unstubAllGlobals());

it('uses the clipboard API where there is one', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  expect(await copyText(text)).toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith(text);
});

it.each([
  ['is missing', {}],
  ['refuses', {clipboard: {writeText: () => Promise.reject(new Error('NotAllowedError'))}}],
])('copies by command where the API %s, line ends included', async (_name, navigator) => {
  vi.stubGlobal('navigator', navigator);
  stubPage(copy);
  expect(await copyText(text)).toBe(true);
  expect(copied).toBe(text);
  expectNoTrace();
});

const blocked = (): boolean => {
  throw new Error('blocked');
};
it.each([
  ['says no', () => false],
  ['throws', blocked],
])('tells when the command %s too', async (_name, command) => {
  vi.stubGlobal('navigator', {});
  stubPage(command);
  expect(await copyText(text)).toBe(false);
  expectNoTrace();
});
