export type Unit = string | {readonly one: string; readonly other: string};

/** Gives the word beside a number: 1 hour, 72 hours. */
export function unitFor(unit: Unit, value: number): string {
  return typeof unit === 'string' ? unit : value === 1 ? unit.one : unit.other;
}
