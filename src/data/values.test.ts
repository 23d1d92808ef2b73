import {describe, expect, it} from 'vitest';
import {isValueId, valueOf, values} from './values';

describe('fixed values', () => {
  it('are short texts without blanks at the ends', () => {
    for (const [id, value] of Object.entries(values)) {
      expect(value, id).toBe(value.trim());
      expect(value, id).not.toBe('');
    }
  });

  it('keep the ports apart', () => {
    const ports = [values.gamePort, values.queryPort, values.restPort, values.rconPort];
    expect(new Set(ports).size).toBe(ports.length);
  });

  it('are found by name', () => {
    expect(valueOf('gamePort')).toBe('8211');
    expect(isValueId('gamePort')).toBe(true);
    expect(isValueId('toString')).toBe(false);
  });

  it('name the known ones when asked for an unknown one', () => {
    expect(() => valueOf('gameport')).toThrow(/no fixed value "gameport".*gamePort/s);
  });
});
