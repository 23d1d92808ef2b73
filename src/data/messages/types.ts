export type Speaker =
  | 'mod'
  | 'wine'
  | 'kubernetes'
  | 'windows'
  | 'request'
  | 'systemd'
  | 'docker'
  | 'steamcmd'
  | 'image'
  | 'shell'
  | 'game';

/**
 * harmless: part of healthy logs. context: what the server runs on, which may explain a crash.
 * symptom: a bad end with another reason. effect: follows from another fault.
 */
export type PatternKind = 'harmless' | 'hint' | 'context' | 'symptom' | 'effect' | 'cause';

export interface LogPattern {
  readonly id: string;
  readonly place?: 'start' | 'log' | 'steamcmd' | 'rest' | 'docker' | 'tool';
  readonly help?: string;
  readonly kind: PatternKind;
  readonly afterCrash?: true;
  readonly by?: Speaker;
  readonly elsewhere?: Readonly<Partial<Record<'container' | 'windows', string>>>;
  /** The pattern must not backtrack, because lines come from anywhere. */
  readonly pattern: RegExp;
  readonly undoneBy?: RegExp;
  readonly least?: number;
}
