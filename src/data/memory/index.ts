import type {Source} from '../sources';
import {jammsen} from '../sources/projects';

/** Operators report these sizes; the developer's recommendation is in `values.ts`. */
export interface MemorySize {
  readonly id: string;
  readonly players: {readonly from: number; readonly to: number};
  readonly memory: {readonly from: number; readonly to?: number; readonly orMore?: boolean};
}

export const memorySizes = [
  {id: 'family', players: {from: 1, to: 4}, memory: {from: 8}},
  {id: 'friends', players: {from: 5, to: 8}, memory: {from: 16}},
  {id: 'group', players: {from: 9, to: 16}, memory: {from: 16, to: 24}},
  {id: 'full', players: {from: 17, to: 32}, memory: {from: 32, orMore: true}},
] as const satisfies readonly MemorySize[];

/**
 * Operators showed these sizes in megabytes. A packed backup is about as large, because a save is
 * compressed already.
 */
export const worldSize = {
  from: 11,
  to: 58,
  source: [
    jammsen('issues/257', '2024-04-06', {note: 'Level.sav has 10,806,094 bytes.'}),
    {
      repo: 'magicbear/palworld-server-toolkit',
      path: 'issues/26',
      date: '2024-02',
      note: 'A bloated save of 58 MB, 20 MB after trimming.',
    },
  ],
} as const satisfies {from: number; to: number; source: readonly Source[]};
