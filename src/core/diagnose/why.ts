import type {Words} from '../../words/types';
import type {Reason} from './diagnosis';

export type Instead = 'preset' | 'older' | 'image' | 'host' | 'else';
/** Images and panels write these keys at each start, and no world file has them. */
export const hostKeys =
  /^(?:Server(?:Name|Description|Password|PlayerMaxNum)|AdminPassword|Public\w+|RCON\w+|RESTAPI\w+)$/;

export interface Surroundings {
  readonly hasWorldOption?: boolean | undefined;
  readonly place?: ServerPlace | undefined;
}
export type ServerPlace = keyof Words['diagnose']['places'];

/** Explains many differences by the values that the server has instead. */
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
  const rows: readonly (readonly [holds: boolean, reasons: readonly Reason[]])[] = [
    [instead.length === 0 || (isToldBySigns && !hasWorldOption), []],
    [hasWorldOption, ['worldoption']],
    [place === 'container' && kind === 'file', ['container', 'worldoption']],
    [place === 'panel' && kind === 'file', ['container.panel', 'worldoption']],
    // If only one setting differs, the cause is more likely something else than these.
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
