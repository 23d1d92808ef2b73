/** What the generator makes, and what its parts hand to each other. */
import type words from '../../words/en/serverFiles.json';
import type {Choices} from './choices';
import type {ServerFilesFacts} from './facts';

/** The words of one language: src/words/<locale>/serverFiles.json. */
export type ServerFileWords = typeof words;

/** Everything a file is made from. */
export interface Make {
  readonly choices: Choices;
  readonly facts: ServerFilesFacts;
  readonly words: ServerFileWords;
}

/** The same on every system that has such a file: 'backup-script'. */
export type FileId = keyof ServerFileWords['files'];

/** One file, complete and ready to save. Root owns it. */
export interface GeneratedFile {
  readonly id: FileId;
  /** As it is called in the zip and on the server. */
  readonly name: string;
  /** Folder on the server, without a slash at the end. */
  readonly folder: string;
  /** Who may read and run it on Linux. */
  readonly mode: '755' | '644';
  readonly language: 'bash' | 'ini' | 'yaml' | 'powershell' | 'python' | 'text';
  readonly content: string;
}

/** A step that puts the files in place: what it does, and what to type. */
export interface InstallStep {
  readonly text: string;
  readonly code: string;
  readonly language: 'bash' | 'powershell' | 'ini';
}

/** What a combination of choices loses, or why it cannot work. */
export interface ChoiceProblem {
  readonly kind: 'error' | 'loss';
  /** The choice to look at. */
  readonly field: keyof Choices;
  readonly text: string;
}
