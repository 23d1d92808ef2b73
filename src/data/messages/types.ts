import type {Build} from '../versions';

/** Where people read a message. */
export type MessagePlace =
  'client' | 'start' | 'log' | 'steamcmd' | 'rest' | 'docker' | 'tool' | 'newer';

export interface Message {
  readonly id: string;
  readonly text: string;
  readonly place: MessagePlace;
  /**
   * First build in which it can appear; absent for all. What only builds beyond the newest edition
   * show has that edition, which tells about them in a section of its own.
   */
  readonly since?: Build;
  /** Where it was seen, with the day. */
  readonly source: readonly string[];
}

/** The messages of each place, in the order of the page. */
export type MessagesByPlace = Readonly<
  Partial<Record<MessagePlace, readonly Omit<Message, 'place'>[]>>
>;

/** Who writes lines into a log: the game, and the programs around it. */
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
 * harmless: part of healthy logs. hint: worth a look, but no sign of a fault. context: what the
 * server runs on or with; it explains a crash. symptom: something ended badly, the reason is
 * elsewhere. effect: a fault that another one mostly leads to. cause: this is what went wrong.
 */
export type PatternKind = 'harmless' | 'hint' | 'context' | 'symptom' | 'effect' | 'cause';

export interface LogPattern {
  /** The id of a message; or of a finding, which has no single text, but a place and a section that helps. */
  readonly id: string;
  readonly place?: MessagePlace;
  readonly help?: string;
  readonly kind: PatternKind;
  /** Only right after a crash, which says what was called last. */
  readonly afterCrash?: true;
  /** Only in lines of this one. */
  readonly by?: Speaker;
  /** What it means in a container, or on Windows, if that is something else. */
  readonly elsewhere?: Readonly<Partial<Record<'container' | 'windows', string>>>;
  /** Matches a line without its prefixes, from the start of a word. It must not backtrack: lines come from anywhere. */
  readonly pattern: RegExp;
  /** A later line that says: it went well after all. */
  readonly undoneBy?: RegExp;
  /** So many lines make it worth telling. */
  readonly least?: number;
}
