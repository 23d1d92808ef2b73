/**
 * The components that pages may use, by the name writers use. To add one whose facts the build
 * resolves: write `src/components/<Name>/resolve.ts` and add a line here.
 */
import {resolve as diagram} from '../../components/Diagram/resolve';
import {resolve as imageVariablesTable} from '../../components/ImageVariablesTable/resolve';
import {resolve as imageOptionsTable} from '../../components/ImageOptionsTable/resolve';
import {resolve as handbookTable} from '../../components/HandbookTable/resolve';
import {resolve as imageDefaultsTable} from '../../components/ImageDefaultsTable/resolve';
import {resolve as landingFacts} from '../../components/LandingFacts/resolve';
import {resolve as landingTasks} from '../../components/LandingTasks/resolve';
import {resolve as buildsTable} from '../../components/BuildsTable/resolve';
import {resolve as editionsTable} from '../../components/EditionsTable/resolve';
import {resolve as laterSettingsTable} from '../../components/LaterSettingsTable/resolve';
import {resolve as newestBuild} from '../../components/NewestBuild/resolve';
import {resolve as recipeTable} from '../../components/RecipeTable/resolve';
import {resolve as restartTable} from '../../components/RestartTable/resolve';
import {resolve as secondServerPorts} from '../../components/SecondServerPorts/resolve';
import {resolve as memoryTable} from '../../components/MemoryTable/resolve';
import {resolve as platformsTable} from '../../components/PlatformsTable/resolve';
import {resolve as portsTable} from '../../components/PortsTable/resolve';
import {resolve as serverKindsTable} from '../../components/ServerKindsTable/resolve';
import {resolve as fileLayout} from '../../components/FileLayout/resolve';
import {resolve as whatsNew} from '../../components/WhatsNew/resolve';
import {resolve as argument} from '../../components/Argument/resolve';
import {
  contentsOf as contentsOfArguments,
  resolve as argumentsTable,
} from '../../components/ArgumentsTable/resolve';
import {
  contentsOf as contentsOfChanges,
  resolve as changes,
} from '../../components/Changes/resolve';
import {resolve as command} from '../../components/Command/resolve';
import {
  contentsOf as contentsOfCommands,
  resolve as commandsTable,
} from '../../components/CommandsTable/resolve';
import {resolve as endpoint} from '../../components/Endpoint/resolve';
import {resolve as setting} from '../../components/Setting/resolve';
import {resolve as restApi} from '../../components/RestApi/resolve';
import {resolve as serverFile} from '../../components/ServerFile/resolve';
import {resolve as serverFiles} from '../../components/ServerFiles/resolve';
import {resolve as downloads} from '../../components/Downloads/resolve';
import {resolve as settingsEditor} from '../../components/SettingsEditor/resolve';
import {resolve as settingsGroup} from '../../components/SettingsGroup/resolve';
import {resolve as settingsReference} from '../../components/SettingsReference/resolve';
import {
  contentsOf as contentsOfStartLines,
  resolve as startLines,
} from '../../components/StartLines/resolve';
import {resolve as apiSamples} from '../../components/ApiSamples/resolve';
import {resolve as apiSettingsTable} from '../../components/ApiSettingsTable/resolve';
import {resolve as apiStatusTable} from '../../components/ApiStatusTable/resolve';
import {resolve as dataFiles} from '../../components/DataFiles/resolve';
import {resolve as feedLinks} from '../../components/FeedLinks/resolve';
import {
  contentsOf as contentsOfGuideChanges,
  resolve as guideChanges,
} from '../../components/GuideChanges/resolve';
import {resolve as glossaryTerms} from '../../components/GlossaryTerms/resolve';
import {resolve as hostsTable} from '../../components/HostsTable/resolve';
import {resolve as keepOffline} from '../../components/KeepOffline/resolve';
import {resolve as linesTable} from '../../components/LinesTable/resolve';
import {resolve as mapECalculator} from '../../components/MapECalculator/resolve';
import {resolve as saveToolsTable} from '../../components/SaveToolsTable/resolve';
import {resolve as sourceNote} from '../../components/SourceNote/resolve';
import {resolve as sources} from '../../components/Sources/resolve';
import {resolve as term} from '../../components/Term/resolve';
import type {ContentsOf, FactsResolver} from '../../core/resolver';
import {resolve as azIndex} from '../../components/AzIndex/resolve';

// The props differ from component to component; each resolver is checked where it is written.
export const resolvers: Readonly<Record<string, FactsResolver<object>>> = {
  Diagram: diagram,
  ImageVariablesTable: imageVariablesTable,
  ImageOptionsTable: imageOptionsTable,
  HandbookTable: handbookTable,
  ImageDefaultsTable: imageDefaultsTable,
  LandingFacts: landingFacts,
  LandingTasks: landingTasks,
  MemoryTable: memoryTable,
  BuildsTable: buildsTable,
  EditionsTable: editionsTable,
  LaterSettingsTable: laterSettingsTable,
  NewestBuild: newestBuild,
  RecipeTable: recipeTable,
  RestartTable: restartTable,
  SecondServerPorts: secondServerPorts,
  PlatformsTable: platformsTable,
  PortsTable: portsTable,
  ServerKindsTable: serverKindsTable,
  FileLayout: fileLayout,
  WhatsNew: whatsNew,
  Argument: argument,
  ArgumentsTable: argumentsTable,
  AzIndex: azIndex,
  Changes: changes,
  Command: command,
  CommandsTable: commandsTable,
  Endpoint: endpoint,
  ApiSamples: apiSamples,
  ApiSettingsTable: apiSettingsTable,
  ApiStatusTable: apiStatusTable,
  Setting: setting,
  RestApi: restApi,
  ServerFile: serverFile,
  ServerFiles: serverFiles,
  Downloads: downloads,
  SettingsEditor: settingsEditor,
  SettingsGroup: settingsGroup,
  SettingsReference: settingsReference,
  StartLines: startLines,
  DataFiles: dataFiles,
  FeedLinks: feedLinks,
  GuideChanges: guideChanges,
  GlossaryTerms: glossaryTerms,
  HostsTable: hostsTable,
  KeepOffline: keepOffline,
  LinesTable: linesTable,
  MapECalculator: mapECalculator,
  SaveToolsTable: saveToolsTable,
  SourceNote: sourceNote,
  Sources: sources,
  Term: term,
};

/** Components whose headings stand in the table of contents; the list of settings would be too long. */
export const contents: Readonly<Record<string, ContentsOf<never>>> = {
  ArgumentsTable: contentsOfArguments,
  Changes: contentsOfChanges,
  CommandsTable: contentsOfCommands,
  GuideChanges: contentsOfGuideChanges,
  StartLines: contentsOfStartLines,
};

/** Components that need no facts, and where pages import them from. */
export const plainComponents: Readonly<Record<string, string>> = {
  Tabs: '@theme/Tabs',
  TabItem: '@theme/TabItem',
  ApiEndpoint: '@site/src/components/ApiEndpoint',
  ApiField: '@site/src/components/ApiField',
};
