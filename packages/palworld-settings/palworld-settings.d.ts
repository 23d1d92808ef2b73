/** What `check --json` and `fix --json` print. `palworld-settings.schema.json` says the same for programs. */
export interface Report {
  readonly form: 1;
  /** The edition of the guide that the files were checked for. */
  readonly game: string;
  readonly errors: number;
  readonly warnings: number;
  /** What keeps the server from using the files in a folder. */
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
  /** What the server has used of the file so far. */
  readonly server?: {
    readonly kind: 'all' | 'some' | 'none' | 'nothing' | 'template';
    readonly fault?: string;
    readonly unused: readonly string[];
  };
  /** The edition that its settings tell, where it is another than that of `game`. */
  readonly edition?: string;
  readonly isRepaired: boolean;
  /** Where the file as it was before was kept. */
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

/** What `log --json` and `world --json` print. Names, addresses, IDs and passwords are left out. */
export interface LogReport {
  readonly form: 1;
  /** `healthy`, `look` and `whole` are good; `notLog` is no log of a Palworld server. */
  readonly verdict: string;
  /** Likeliest first. */
  readonly causes: readonly {
    readonly id: string;
    readonly what: string;
    /** Empty where nothing is to do. */
    readonly do: string;
    readonly lines: readonly LogLine[];
  }[];
  readonly facts: readonly {readonly name: string; readonly value: string}[];
  /** Lines that speak of an error and that aren't known. */
  readonly unknown: readonly LogLine[];
}

export interface LogLine {
  readonly line?: number;
  readonly text: string;
}

/** The editions that `palworld-settings/<edition>` has, newest first. */
export declare const editions: readonly string[];
export declare const newest: string;
