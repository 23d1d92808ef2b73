import {expect, it, vi} from 'vitest';
import {brokenLinks, isOutside} from './links';

it('links to other sites are those that should answer', () => {
  const isOut = (href: string) => isOutside(href, 'https://guide.example.org');
  expect(isOut('https://docs.palworldgame.com/')).toBe(true);
  expect(isOut('http://steamcommunity.com/x')).toBe(true);
  const others =
    '/requirements #ports steam://run/1 mailto:a@b.c https://guide.example.org/x http://localhost:8212/v1 http://192.168.1.10:8212 https://example.com https://discord.example/api https://';
  expect(others.split(' ').filter(isOut)).toEqual([]);
});

it('links are asked for again before they are called broken', async () => {
  const answers: Readonly<Record<string, readonly number[]>> = {
    '/fine': [200],
    '/gone': [404, 404],
    '/once': [500, 200],
    '/dead': [0, 0],
    '/shy': [403],
  };
  const ask = vi.fn((url: string) => {
    const {pathname} = new URL(url);
    const before = ask.mock.calls.filter(([other]) => other === url).length - 1;
    const status = answers[pathname]![before]!;
    return status === 0
      ? Promise.reject(new Error('fetch failed', {cause: new Error('ENOTFOUND')}))
      : Promise.resolve(new Response('', {status}));
  });
  vi.stubGlobal('fetch', ask);
  const broken = await brokenLinks(
    Object.keys(answers).map((page) => `https://a.test${page}`),
    0,
  );
  vi.unstubAllGlobals();
  expect([...broken].sort()).toEqual([
    ['https://a.test/dead', 'fetch failed: ENOTFOUND'],
    ['https://a.test/gone', '404'],
  ]);
  expect(ask).toHaveBeenCalledTimes(Object.values(answers).flat().length);
});
