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
  /** Where the list by symptom has it, if not at its place. */
  readonly symptom?: MessagePlace;
  /** Where it was seen, with the day. */
  readonly source: readonly string[];
}

/** The messages of each place, in the order of the page. */
export type MessagesByPlace = Readonly<
  Partial<Record<MessagePlace, readonly Omit<Message, 'place'>[]>>
>;
