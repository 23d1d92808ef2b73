import type {IniEntry} from '../ini';

/** The PvP recipe is the developer's, the others are our suggestions. */
export const recipes = {
  friends: [
    {key: 'ServerPlayerMaxNum', value: '8'},
    {key: 'ExpRate', value: '2.000000'},
    {key: 'PalEggDefaultHatchingTime', value: '8.000000'},
    {key: 'ItemWeightRate', value: '0.500000'},
    {key: 'DeathPenalty', value: 'Item'},
  ],
  community: [
    {key: 'ServerPlayerMaxNum', value: '32'},
    {key: 'DropItemMaxNum', value: '1500'},
    {key: 'DropItemAliveMaxHours', value: '0.500000'},
    {key: 'BaseCampMaxNumInGuild', value: '3'},
    {key: 'ServerReplicatePawnCullDistance', value: '10000.000000'},
  ],
  pvp: [
    {key: 'bIsPvP', value: 'True'},
    {key: 'bEnablePlayerToPlayerDamage', value: 'True'},
    {key: 'bEnableDefenseOtherGuildPlayer', value: 'True'},
  ],
} as const satisfies Readonly<Record<string, readonly IniEntry[]>>;

export type RecipeId = keyof typeof recipes;

/** Returns a recipe with only what changes a version's defaults, and no longer time for eggs. */
export function recipeFor(
  id: RecipeId,
  presetOf: (key: string) => string | undefined,
): readonly IniEntry[] {
  const entries: readonly IniEntry[] = recipes[id];
  return entries.filter(({key, value}) => {
    const preset = presetOf(key);
    const isSlower = key === 'PalEggDefaultHatchingTime' && Number(preset) < Number(value);
    return preset !== undefined && preset !== value && !isSlower;
  });
}
