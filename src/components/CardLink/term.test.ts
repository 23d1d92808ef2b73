import {describe, expect, it} from 'vitest';
import {resolve} from './term';

const context = {version: '0.4.15', locale: 'ja', baseUrl: '/', file: 'page.mdx'} as const;

describe('<Term />', () => {
  it('links to the glossary of the same version and shows the meaning', () => {
    expect(resolve({id: 'world-id'}, context)).toEqual({
      to: '/0.4.15/glossary#world-id',
      card: expect.stringContaining('DedicatedServerName') as string,
      name: 'ワールドID',
    });
    expect(resolve({id: 'world-id'}, context).card).not.toContain('`');
  });

  it('stops the build with a sentence for a term that is unknown or came later', () => {
    expect(() => resolve({id: 'crossplay'}, context)).toThrow('came with 0.5.0');
    expect(() => resolve({id: 'cross play'}, context)).toThrow('add it to src/data/glossary');
    expect(() => resolve({}, context)).toThrow('The glossary has no term ""');
  });
});
