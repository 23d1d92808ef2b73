import {describe, expect, it} from 'vitest';
import {brokenLinks, isOutside} from './links';

describe('links to other sites', () => {
  it('are those that should answer', () => {
    const isOut = (href: string) => isOutside(href, 'https://guide.example.org');
    expect(isOut('https://docs.palworldgame.com/')).toBe(true);
    expect(isOut('http://steamcommunity.com/x')).toBe(true);
    const others = [
      '/getting-started/requirements',
      '#ports',
      'steam://run/1623730',
      'mailto:a@b.c',
      'https://guide.example.org/x',
      'http://localhost:8212/v1/api/info',
      'http://192.168.1.10:8212',
      'https://example.com',
      'https://discord.example/api',
      'https://',
    ];
    expect(others.filter(isOut)).toEqual([]);
  });

  it('are asked for again before they are called broken, with the pages that have them', async () => {
    const asked: string[] = [];
    const ask = ((url: string) => {
      asked.push(url);
      if (url.endsWith('/gone')) {
        return Promise.resolve(new Response('', {status: 404}));
      }
      if (url.endsWith('/once')) {
        const isFirst = asked.filter((other) => other === url).length === 1;
        return Promise.resolve(new Response('', {status: isFirst ? 500 : 200}));
      }
      if (url.endsWith('/dead')) {
        return Promise.reject(new Error('fetch failed', {cause: new Error('ENOTFOUND')}));
      }
      return Promise.resolve(new Response('', {status: url.endsWith('/shy') ? 403 : 200}));
    }) as typeof fetch;
    const names = ['fine', 'gone', 'once', 'dead', 'shy'];
    const links = new Map(names.map((name) => [`https://a.test/${name}`, [`/${name}`]]));
    const broken = await brokenLinks(links, {ask, pause: 0});
    expect(broken.map(({url, why, from}) => [url, why, ...from]).sort()).toEqual([
      ['https://a.test/dead', 'fetch failed: ENOTFOUND', '/dead'],
      ['https://a.test/gone', '404', '/gone'],
    ]);
    expect(asked).toHaveLength(names.length + 3);
  });
});
