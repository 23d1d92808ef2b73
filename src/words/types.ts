/**
 * Where keys are names of facts, the types require a text for each; otherwise the English file is
 * the model.
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

export interface ArgumentWords {
  readonly meaning: string;
  readonly note?: string;
  readonly value?: string;
}

export interface ScenarioWords {
  readonly title: string;
  readonly text: string;
  readonly extra?: Readonly<Partial<Record<ArgumentName, string>>>;
}

export interface CommandWords {
  readonly effect: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly reply?: string;
  readonly note?: string;
}

export interface SettingWords {
  readonly name: string;
  readonly summary: string;
  readonly description?: string;
  readonly higher?: string;
  readonly lower?: string;
  readonly values?: Readonly<Record<string, string>>;
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
  readonly also?: string;
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
  readonly handbook: {
    readonly [Name in HandbookTableName]: {
      readonly caption: string;
      readonly columns: readonly string[];
      readonly rows: Readonly<Record<HandbookRowId<Name>, readonly string[]>>;
    };
  };
  readonly interface: typeof import('./en/interface.json');
  readonly landing: typeof import('./en/landing.json');
  readonly lines: typeof import('./en/lines.json');
  readonly mapE: typeof import('./en/mapE.json');
  readonly memory: typeof import('./en/memory.json');
  readonly operations: typeof import('./en/operations.json');
  readonly pageStart: typeof import('./en/pageStart.json');
  readonly pages: Readonly<Record<string, string>>;
  readonly paths: typeof import('./en/paths.json');
  /** The keys are the page, or a folder with `/*`, then the entry's id. */
  readonly phrases: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly platforms: typeof import('./en/platforms.json');
  readonly ports: typeof import('./en/ports.json');
  readonly rest: typeof import('./en/rest.json');
  readonly saveTools: typeof import('./en/saveTools.json');
  readonly serverFiles: typeof import('./en/serverFiles.json');
  readonly serverWay: typeof import('./en/serverWay.json');
  readonly serverKinds: Omit<typeof import('./en/serverKinds.json'), 'answers'> & {
    readonly answers: Readonly<Record<string, string>>;
  };
  readonly settings: SettingsWords;
  readonly sidebar: typeof import('./en/sidebar.json');
  readonly site: typeof import('./en/site.json');
  readonly sources: typeof import('./en/sources.json');
  readonly tables: typeof import('./en/tables.json');
  readonly text: typeof import('./en/text.json');
  readonly upgrade: typeof import('./en/upgrade.json');
  readonly whatsNew: Readonly<Record<NoteId, string>>;
}
