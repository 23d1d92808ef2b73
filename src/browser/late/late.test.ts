import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {late, PATIENCE} from '.';

const hung = () => new Promise<never>(() => undefined);
let given: Event[];
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers();
  given = [];
  asked = [];
  vi.stubGlobal('__webpack_get_script_filename__', (chunk: number) => `${chunk}.js`);
  vi.stubGlobal('fetch', (url: string, {cache}: RequestInit) => {
    asked.push(`${url} ${cache}`);
    return Promise.resolve(new Response());
  });
  const script = {dispatchEvent: (event: Event) => given.push(event)};
  vi.stubGlobal('document', {querySelectorAll: () => [script]});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const scriptName = () =>
  (
    globalThis as unknown as {__webpack_get_script_filename__: (chunk: number) => string}
  ).__webpack_get_script_filename__(7);

it('is loaded once, plainly, where nothing is wrong', async () => {
  const load = vi.fn(() => Promise.resolve('there'));
  expect(await late(load)).toBe('there');
  expect(load.mock.calls).toEqual([[false]]);
  expect(scriptName()).toBe('7.js');
});

it('is asked for once more when it fails, at another address, and its cached answer is replaced', async () => {
  const failure = Object.assign(new Error(), {request: '/assets/js/7.js?again=1'});
  const load = vi.fn().mockRejectedValueOnce(failure).mockResolvedValueOnce('there');
  expect(await late(load)).toBe('there');
  expect(load.mock.calls).toEqual([[false], [true]]);
  expect(scriptName()).toMatch(/^7\.js\?again=\d+$/);
  expect(asked).toEqual(['/assets/js/7.js reload']);
});

it('that hangs is said to be late; the next try gives up the scripts on their way', async () => {
  const load = vi.fn<(isAgain: boolean) => Promise<string>>(hung);
  const onSlow = vi.fn();
  late(load, {onSlow}).catch(onSlow);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(onSlow).toHaveBeenCalledOnce();
  expect(given).toEqual([]);
  load.mockResolvedValue('there');
  expect(await late(load, {onSlow})).toBe('there');
  expect(load).toHaveBeenLastCalledWith(true);
  expect(given.map(({type}) => type)).toEqual(['error']);
});

it('fails in time where a press of a button waits for it', async () => {
  const outcome = expect(late(hung)).rejects.toThrow('does not arrive');
  await vi.advanceTimersByTimeAsync(12_000);
  await outcome;
});

it('may still come after it was said to be late', async () => {
  let arrive = (_: string): void => undefined;
  const onSlow = vi.fn();
  const loaded = late(() => new Promise<string>((resolve) => (arrive = resolve)), {onSlow});
  await vi.advanceTimersByTimeAsync(PATIENCE);
  arrive('there');
  expect(await loaded).toBe('there');
  expect(onSlow).toHaveBeenCalledOnce();
});
