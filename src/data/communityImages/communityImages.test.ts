import {describe, expect, it} from 'vitest';
import {settings} from '../settings';
import {communityImages} from '.';

describe.each(communityImages.map((image) => [image.id, image] as const))('%s', (_id, image) => {
  const {variables} = image;

  it('fills no two keys from one variable, and names variables as a shell does', () => {
    const names = Object.values(variables).flatMap((variable) => variable?.name ?? []);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[A-Z][A-Z0-9_]*$/.test(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(80);
  });

  it('has defaults of the kind that the key takes', () => {
    const forms = {
      bool: /^(true|false)$/i,
      int: /^-?\d+$/,
      float: /^-?\d+\.\d+$/,
      enum: /^\w+$/,
      list: /^(?:\([\w,]*\))?$/,
      string: /^[^"]*$/,
    };
    const wrong = settings.filter(({key, type}) => {
      const value = variables[key]?.default;
      return value !== undefined && !forms[type].test(value);
    });
    expect(wrong.map(({key}) => key)).toEqual([]);
  });

  it('names the commit and the day it was read', () => {
    expect(image.source.commit).toMatch(/^[0-9a-f]{7}$/);
    expect(image.source.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
