/** The words of a unit, where they depend on the number. */
export type Unit = string | {readonly one: string; readonly other: string};

/** The word beside a number: 1 hour, 72 hours. */
export function unitFor(unit: Unit, value: number): string {
  return typeof unit === 'string' ? unit : value === 1 ? unit.one : unit.other;
}
