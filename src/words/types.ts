/**
 * The words of a language, one file of `src/words/<locale>` for each topic. Where keys are names of
 * facts, the types require a text for each; otherwise the English file is the model.
 */
import type {ArgumentName} from '../data/arguments';
import type {StartScenarioId} from '../data/arguments/scenarios';
import type {CommandName} from '../data/commands';
import type {TermId} from '../data/glossary';
import type {VariableNote} from '../data/communityImages';
import type {ImageOptionId} from '../data/communityImages/options';
import type {HandbookRowId, HandbookTableName} from '../data/handbook';
import type {SettingGroup} from '../data/settings';
import type {NoteId} from '../data/whatsNew';

/** Text between backquotes is shown as code. */
export interface ArgumentWords {
  readonly meaning: string;
  readonly note?: string;
  /** Given where the placeholder doesn't explain itself. */
  readonly value?: string;
}

export interface ScenarioWords {
  readonly title: string;
  readonly text: string;
  /** Sentences for arguments that only some versions have. */
  readonly extra?: Readonly<Partial<Record<ArgumentName, string>>>;
}

/** Text between backquotes is shown as code. */
export interface CommandWords {
  readonly effect: string;
  /** By parameter. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly reply?: string;
  readonly note?: string;
}

export interface SettingWords {
  readonly name: string;
  /** One line. */
  readonly summary: string;
  readonly description?: string;
  /** What a value above the default means. */
  readonly higher?: string;
  /** What a value below the default means. */
  readonly lower?: string;
  /** By word. */
  readonly values?: Readonly<Record<string, string>>;
  /** By the ids of the catalogue, with `noEffect` and `deprecated`. */
  readonly notes?: Readonly<Record<string, string>>;
}

export interface SettingsWords {
  readonly groups: Readonly<
    Record<SettingGroup, {readonly name: string; readonly summary: string}>
  >;
  readonly settings: Readonly<Record<string, SettingWords>>;
  readonly card: {readonly text: string; readonly empty: string};
}

export interface TermWords {
  readonly term: string;
  /** Other names in one text, which may be empty. */
  readonly also: string;
  readonly text: string;
}

export interface Words {
  readonly arguments: {
    readonly arguments: Readonly<Record<ArgumentName, ArgumentWords>>;
    readonly scenarios: Readonly<Record<StartScenarioId, ScenarioWords>>;
  };
  readonly commands: Readonly<Record<CommandName, CommandWords>>;
  readonly communityImages: {
    readonly notes: Readonly<Record<VariableNote, string>>;
    readonly options: Readonly<Record<ImageOptionId, string>>;
  };
  readonly dataFiles: typeof import('./en/dataFiles.json');
  readonly diagnose: typeof import('./en/diagnose.json');
  readonly analytics: typeof import('./en/analytics.json');
  readonly apiSamples: typeof import('./en/apiSamples.json');
  readonly builds: typeof import('./en/builds.json');
  readonly editor: typeof import('./en/editor.json');
  readonly editorTools: typeof import('./en/editorTools.json');
  readonly glossary: {
    readonly also: string;
    readonly more: string;
    readonly terms: Readonly<Record<TermId, TermWords>>;
  };
  readonly guideChanges: typeof import('./en/guideChanges.json');
  readonly hosts: typeof import('./en/hosts.json');
  readonly settingsCommand: typeof import('./en/settingsCommand.json');
  readonly settingsFile: typeof import('./en/settingsFile.json');
  readonly settingsReference: typeof import('./en/settingsReference.json');
  /** The first text of a row is its heading. */
  readonly handbook: {
    readonly [Name in HandbookTableName]: {
      readonly caption: string;
      readonly columns: readonly string[];
      readonly rows: Readonly<Record<HandbookRowId<Name>, readonly string[]>>;
    };
  };
  /** By the ids of `translate()` and `<Translate>`. */
  readonly interface: typeof import('./en/interface.json');
  readonly landing: typeof import('./en/landing.json');
  readonly lines: typeof import('./en/lines.json');
  readonly mapE: typeof import('./en/mapE.json');
  readonly memory: typeof import('./en/memory.json');
  readonly operations: typeof import('./en/operations.json');
  /** For the script in the head of each page. */
  readonly pageStart: typeof import('./en/pageStart.json');
  readonly paths: typeof import('./en/paths.json');
  /** Readers' words for entries that components write: by page, then by the entry's id. */
  readonly phrases: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly platforms: typeof import('./en/platforms.json');
  readonly ports: typeof import('./en/ports.json');
  /** What differs by operation is in openapi/. */
  readonly rest: typeof import('./en/rest.json');
  readonly saveTools: typeof import('./en/saveTools.json');
  readonly serverFiles: typeof import('./en/serverFiles.json');
  readonly serverWay: typeof import('./en/serverWay.json');
  readonly serverKinds: Omit<typeof import('./en/serverKinds.json'), 'answers'> & {
    readonly answers: Readonly<Record<string, string>>;
  };
  readonly settings: SettingsWords;
  /** By the last part of the category's address. */
  readonly sidebar: typeof import('./en/sidebar.json');
  readonly site: typeof import('./en/site.json');
  readonly sources: typeof import('./en/sources.json');
  readonly tables: typeof import('./en/tables.json');
  readonly text: typeof import('./en/text.json');
  readonly upgrade: typeof import('./en/upgrade.json');
  readonly whatsNew: Readonly<Record<NoteId, string>>;
}
