/**
 * Memory by number of players. This is what operators report, not a promise of the developer; the
 * recommendation of the developer itself is in `values.ts`.
 */
export interface MemorySize {
  readonly id: string;
  readonly players: {readonly from: number; readonly to: number};
  /** Gigabytes; `to` is missing where more is better. */
  readonly memory: {readonly from: number; readonly to?: number; readonly orMore?: boolean};
}

export const memorySizes = [
  {id: 'family', players: {from: 1, to: 4}, memory: {from: 8}},
  {id: 'friends', players: {from: 5, to: 8}, memory: {from: 16}},
  {id: 'group', players: {from: 9, to: 16}, memory: {from: 16, to: 24}},
  {id: 'full', players: {from: 17, to: 32}, memory: {from: 32, orMore: true}},
] as const satisfies readonly MemorySize[];
