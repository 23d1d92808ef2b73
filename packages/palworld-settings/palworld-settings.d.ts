/** `check --json` and `fix --json` print this report, which `palworld-settings.schema.json` describes. */
export interface Report {
  readonly form: 1;
  readonly game: string;
  readonly errors: number;
  readonly warnings: number;
  readonly folder: readonly FolderFinding[];
  readonly files: readonly FileReport[];
}

export type Severity = 'error' | 'warning' | 'note';

export interface FolderFinding {
  readonly code: 'no-file' | 'two-files' | 'world-option';
  readonly severity: Severity;
  readonly paths: readonly string[];
  readonly message: string;
}

export interface FileReport {
  readonly path: string;
  readonly isSettingsFile: boolean;
  readonly server?: {
    readonly kind: 'all' | 'some' | 'none' | 'nothing' | 'template';
    readonly fault?: string;
    readonly unused: readonly string[];
  };
  readonly edition?: string;
  readonly isRepaired: boolean;
  readonly backup?: string;
  readonly canBeRepaired: boolean;
  readonly problems: readonly {
    readonly code: string;
    readonly severity: Severity;
    readonly line: number;
    readonly column: number;
    readonly message: string;
  }[];
  readonly warnings: readonly {
    readonly code: string;
    readonly severity: Severity;
    readonly key: string;
    readonly message: string;
  }[];
}

/** `log --json` and `world --json` print it without names, addresses, IDs and passwords. */
export interface LogReport {
  readonly form: 1;
  /** `healthy`, `look` and `whole` are good; `notLog` is no log of a Palworld server. */
  readonly verdict: string;
  readonly causes: readonly {
    readonly id: string;
    readonly what: string;
    readonly do: string;
    readonly lines: readonly LogLine[];
  }[];
  readonly facts: readonly {readonly name: string; readonly value: string}[];
  readonly unknown: readonly LogLine[];
}

export interface LogLine {
  readonly line?: number;
  readonly text: string;
}

export declare const editions: readonly string[];
export declare const newest: string;
