/**
 * What the words of a language hold: one file of `src/words/<locale>` for each topic.
 *
 * Where the keys are names of facts, the types say so: a setting group, an argument or a command
 * without English words is a compile error in words.test.ts. Elsewhere the English file is the model.
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

/** What is said about an argument. Text between backquotes is shown as code. */
export interface ArgumentWords {
  /** One sentence: what it does. */
  readonly meaning: string;
  /** What else one has to know, if anything. */
  readonly note?: string;
  /** Words for the value, where the placeholder does not explain itself. */
  readonly value?: string;
}

/** What is said about a ready start line. */
export interface ScenarioWords {
  readonly title: string;
  readonly text: string;
  /** Sentences to add where the line holds an argument that only some versions have. */
  readonly extra?: Readonly<Partial<Record<ArgumentName, string>>>;
}

/** What is said about a command. Text between backquotes is shown as code. */
export interface CommandWords {
  /** One sentence: what it does. */
  readonly effect: string;
  /** What each parameter is, by its name. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** What to know about the reply. */
  readonly reply?: string;
  /** What else one has to know, if anything. */
  readonly note?: string;
}

/** What is said about a setting. */
export interface SettingWords {
  /** Short name, as a label. */
  readonly name: string;
  /** One line: what it does. */
  readonly summary: string;
  /** What an administrator should know beyond that line. */
  readonly description?: string;
  /** What a value above the default means. */
  readonly higher?: string;
  /** What a value below the default means. */
  readonly lower?: string;
  /** The meaning of each accepted word. */
  readonly values?: Readonly<Record<string, string>>;
  /** Remarks by the ids of the catalogue, `noEffect` and `deprecated` among them. */
  readonly notes?: Readonly<Record<string, string>>;
}

export interface SettingsWords {
  readonly groups: Readonly<
    Record<SettingGroup, {readonly name: string; readonly summary: string}>
  >;
  readonly settings: Readonly<Record<string, SettingWords>>;
  /** The card that a link to a setting shows. */
  readonly card: {readonly text: string; readonly empty: string};
}

/** What the glossary says about a word. */
export interface TermWords {
  readonly term: string;
  /** Other names people use, in one text; empty where there are none. */
  readonly also: string;
  readonly text: string;
}

/** All words of a language outside its pages. */
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
  /** The files for programs, by name. */
  readonly dataFiles: typeof import('./en/dataFiles.json');
  readonly diagnose: typeof import('./en/diagnose.json');
  readonly analytics: typeof import('./en/analytics.json');
  readonly apiSamples: typeof import('./en/apiSamples.json');
  readonly builds: typeof import('./en/builds.json');
  readonly editor: typeof import('./en/editor.json');
  /** The parts of the editor that are loaded when they are used. */
  readonly editorTools: typeof import('./en/editorTools.json');
  readonly glossary: {
    /** Before the other names of a word. */
    readonly also: string;
    /** The link to the section that explains a word. */
    readonly more: string;
    readonly terms: Readonly<Record<TermId, TermWords>>;
  };
  /** What changed in this guide: the page and the feeds. */
  readonly guideChanges: typeof import('./en/guideChanges.json');
  readonly hosts: typeof import('./en/hosts.json');
  readonly settingsCommand: typeof import('./en/settingsCommand.json');
  /** What may be wrong with a settings file; the editor and the command say it. */
  readonly settingsFile: typeof import('./en/settingsFile.json');
  readonly settingsReference: typeof import('./en/settingsReference.json');
  /** Tables of the pages about operation: the first text of a row is its heading. */
  readonly handbook: {
    readonly [Name in HandbookTableName]: {
      readonly caption: string;
      readonly columns: readonly string[];
      readonly rows: Readonly<Record<HandbookRowId<Name>, readonly string[]>>;
    };
  };
  /** Buttons, labels and messages, by the ids that `translate()` and `<Translate>` name. */
  readonly interface: typeof import('./en/interface.json');
  readonly landing: typeof import('./en/landing.json');
  readonly lines: typeof import('./en/lines.json');
  readonly mapE: typeof import('./en/mapE.json');
  readonly memory: typeof import('./en/memory.json');
  readonly operations: typeof import('./en/operations.json');
  /** What the script in the head of each page says when files do not arrive. */
  readonly pageStart: typeof import('./en/pageStart.json');
  readonly paths: typeof import('./en/paths.json');
  /** What readers call the entries that components write: by page, then by the entry's id. */
  readonly phrases: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly platforms: typeof import('./en/platforms.json');
  readonly ports: typeof import('./en/ports.json');
  /** The fixed words of the generated REST pages; what differs by operation is in openapi/. */
  readonly rest: typeof import('./en/rest.json');
  readonly saveTools: typeof import('./en/saveTools.json');
  readonly serverFiles: typeof import('./en/serverFiles.json');
  readonly serverWay: typeof import('./en/serverWay.json');
  readonly serverKinds: Omit<typeof import('./en/serverKinds.json'), 'answers'> & {
    readonly answers: Readonly<Record<string, string>>;
  };
  readonly settings: SettingsWords;
  /** The categories of the sidebar, by the last part of the address of their index page. */
  readonly sidebar: typeof import('./en/sidebar.json');
  /** Title, tagline, announcement, navigation bar, footer and social cards. */
  readonly site: typeof import('./en/site.json');
  /** How the language joins sentences, lists and remarks. */
  readonly sources: typeof import('./en/sources.json');
  /** Tables that stand on one page each: its own script brings their words along. */
  readonly tables: typeof import('./en/tables.json');
  readonly text: typeof import('./en/text.json');
  /** The steps from one version to another. */
  readonly upgrade: typeof import('./en/upgrade.json');
  readonly whatsNew: Readonly<Record<NoteId, string>>;
}
