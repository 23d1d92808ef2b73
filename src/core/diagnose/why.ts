/** Why whole groups of settings differ between a server and what was written for it. */
import type {Words} from '../../words/types';
import type {Reason} from './diagnosis';

/** What takes the place of a value in the server: a default, that of another build or an image, what a host writes. */
export type Instead = 'preset' | 'older' | 'image' | 'host' | 'else';
/** What images and panels write at each start, and no world holds. */
export const hostKeys =
  /^(?:Server(?:Name|Description|Password|PlayerMaxNum)|AdminPassword|Public\w+|RCON\w+|RESTAPI\w+)$/;

/** What else is known. `hasWorldOption`: the world's folder was looked at and holds one. */
export interface Surroundings {
  readonly hasWorldOption?: boolean | undefined;
  readonly place?: ServerPlace | undefined;
}
/** What the server runs in. */
export type ServerPlace = keyof Words['diagnose']['places'];

/** Why whole groups of settings differ, from what the server has in their place. */
export function whyMany(
  instead: readonly Instead[],
  {isApplied, isNamed}: {readonly isApplied: boolean; readonly isNamed: boolean},
  {kind, signs}: {readonly kind: string; readonly signs: readonly Reason[]},
  {hasWorldOption = false, place}: Surroundings,
): readonly Reason[] {
  const [others, hosts] = (['else', 'host'] as const).map(
    (what) => instead.filter((one) => one === what).length,
  ) as [number, number];
  const isToldBySigns = signs.some((sign) => /^broken-line|^container/.test(sign));
  // The first row that holds says it.
  const rows: readonly (readonly [holds: boolean, reasons: readonly Reason[]])[] = [
    [instead.length === 0 || (isToldBySigns && !hasWorldOption), []],
    [hasWorldOption, ['worldoption']],
    [place === 'container' && kind === 'file', ['container', 'worldoption']],
    [place === 'panel' && kind === 'file', ['container.panel', 'worldoption']],
    // A single one is more likely told by its own reason, or not used yet.
    [hosts === 1 && instead.length === 1 && isApplied, ['edited-while-running', 'container.panel']],
    [kind === 'variables', ['container.recreate', 'worldoption']],
    [others === 0 && instead.includes('image'), ['container']],
    [others === 0 && instead.includes('older'), ['container.panel', 'container', 'after-update']],
    [hosts > 0 && isApplied && others === 0, ['container.panel', 'container']],
    [
      (hosts > 0 || (isNamed && others === 0)) && !isApplied && place !== 'machine',
      ['container', 'container.panel', 'worldoption', 'wrong-folder'],
    ],
    [isApplied && others > 2, ['worldoption', 'edited-while-running', 'wrong-folder']],
    [isApplied, ['edited-while-running', 'wrong-folder']],
    [others > 0, ['worldoption', 'container', 'container.panel', 'wrong-folder']],
    [true, ['wrong-folder', 'container', 'edited-while-running', 'worldoption']],
  ];
  const [, reasons = []] = rows.find(([holds]) => holds) ?? [];
  return reasons.filter((one) => place !== 'machine' || !one.startsWith('container'));
}
