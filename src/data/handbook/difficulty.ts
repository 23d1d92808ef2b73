import type {HandbookRow} from './types';

const inGame = 'gamesandwich.com, difficulty settings: texts of the game (2024-01)';
const figures = 'gist of MilesFarber, Palworld Kaizo Difficulty Settings (2024-04-21)';

/**
 * What the game's own difficulties come to in settings. Two rates have been published; of the others
 * the game only says in which direction they go. Normal is 1 for every rate in the game's own table.
 */
export const difficulty = [
  {id: 'experience', facts: {key: 'ExpRate'}, source: [inGame, figures]},
  {id: 'capture', facts: {key: 'PalCaptureRate'}, source: [inGame, figures]},
  {id: 'death', facts: {key: 'DeathPenalty'}, source: [inGame]},
  {id: 'gathering', facts: {key: 'CollectionDropRate'}, source: [inGame]},
  {id: 'eggs', facts: {key: 'PalEggDefaultHatchingTime'}, source: [inGame]},
  {id: 'dealt', facts: {key: 'PlayerDamageRateAttack'}, source: [inGame]},
  {id: 'taken', facts: {key: 'PlayerDamageRateDefense'}, source: [inGame]},
] as const satisfies readonly HandbookRow[];
