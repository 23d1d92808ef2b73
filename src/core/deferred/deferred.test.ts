import {expect, it, vi} from 'vitest';
import {load, loadDeferredOf, valueOf} from '.';

it('has a value at once where HTML is written, and after loading in a browser', async () => {
  expect(valueOf(['here'])).toEqual(['here']);
  const source = vi.fn(() => Promise.resolve({default: ['later']}));
  expect(valueOf(source)).toBeUndefined();
  expect(await load(source)).toEqual(['later']);
  expect(await load(source)).toEqual(['later']);
  expect(valueOf(source)).toEqual(['later']);
  expect(source).toHaveBeenCalledTimes(1);
});

it('loads what the module of a page deferred, and again what failed', async () => {
  const html = vi.fn(() => Promise.resolve({default: ['html']}));
  const facts = vi
    .fn(() => Promise.resolve({default: {a: 1}}))
    .mockRejectedValueOnce(new Error('offline'));
  const module = {default: vi.fn(), deferredHtml: html, deferred0: facts, toc: []};
  await expect(loadDeferredOf(module)).rejects.toThrow('offline');
  await loadDeferredOf(module);
  expect(valueOf(html)).toEqual(['html']);
  expect(valueOf(facts)).toEqual({a: 1});
  expect(module.default).not.toHaveBeenCalled();
});
