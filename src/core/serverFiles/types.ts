import type words from '../../words/en/serverFiles.json';
import type {Choices} from './choices';
import type {ServerFilesFacts} from './facts';

export type ServerFileWords = typeof words;

export interface Make {
  readonly choices: Choices;
  readonly facts: ServerFilesFacts;
  readonly words: ServerFileWords;
}

export type FileId = keyof ServerFileWords['files'];

export interface GeneratedFile {
  readonly id: FileId;
  readonly name: string;
  readonly folder: string;
  readonly mode: '755' | '644';
  readonly language: 'bash' | 'ini' | 'yaml' | 'powershell' | 'python' | 'text';
  readonly content: string;
}

export interface InstallStep {
  readonly text: string;
  readonly code: string;
  readonly language: 'bash' | 'powershell' | 'ini';
}

export interface ChoiceProblem {
  readonly kind: 'error' | 'loss';
  readonly field: keyof Choices;
  readonly text: string;
}
