import type {Build} from '../versions';

export type MessagePlace =
  'client' | 'start' | 'log' | 'steamcmd' | 'rest' | 'docker' | 'tool' | 'newer';

export interface Message {
  readonly id: string;
  readonly text: string;
  readonly place: MessagePlace;
  /**
   * First build in which it can appear. The newest edition has those of newer builds too, in a
   * section of its own.
   */
  readonly since?: Build;
  /** Where it was seen, with the day. */
  readonly source: readonly string[];
}

/** In the order of the page. */
export type MessagesByPlace = Readonly<
  Partial<Record<MessagePlace, readonly Omit<Message, 'place'>[]>>
>;

/** The game and the programs around it. */
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
 * harmless: part of healthy logs. hint: worth a look, but no fault. context: what the server runs
 * on, which may explain a crash. symptom: a bad end with another reason. effect: follows from
 * another fault. cause: what went wrong.
 */
export type PatternKind = 'harmless' | 'hint' | 'context' | 'symptom' | 'effect' | 'cause';

export interface LogPattern {
  /** The id of a message, or of a finding with a place and a section that helps. */
  readonly id: string;
  readonly place?: MessagePlace;
  readonly help?: string;
  readonly kind: PatternKind;
  /** The pattern counts only directly after a crash. */
  readonly afterCrash?: true;
  readonly by?: Speaker;
  /** Another finding in a container or on Windows. */
  readonly elsewhere?: Readonly<Partial<Record<'container' | 'windows', string>>>;
  /**
   * Matches a line without prefixes, from the start of a word. It must not backtrack, because lines
   * come from anywhere.
   */
  readonly pattern: RegExp;
  /** A later line that reports success after all. */
  readonly undoneBy?: RegExp;
  /** The lowest number of lines that counts. */
  readonly least?: number;
}
