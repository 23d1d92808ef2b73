/** `it` whose tests can set up machines; each machine is removed when its test ends. */
import {it as base} from 'vitest';
import {Sandbox, type Options} from './sandbox';

export type SetUp = (options?: Options) => Promise<Sandbox>;

export const it = base.extend<{machine: SetUp}>({
  // Vitest reads the names of the fixtures from the first parameter.
  // eslint-disable-next-line no-empty-pattern -- see the line above
  machine: async ({}, use) => {
    const boxes: Sandbox[] = [];
    await use(async (options = {}) => {
      const box = await Sandbox.create(options);
      boxes.push(box);
      return box;
    });
    await Promise.all(boxes.map((box) => box.remove()));
  },
});
