/**
 * The components that pages may use, by the name writers use. To add one whose facts the build
 * resolves: write `src/components/<Name>/facts.ts` and add a line here.
 */
import {resolve as diagram} from '../../components/Diagram/facts';
import {resolve as landingFacts} from '../../components/LandingFacts/facts';
import {resolve as landingTasks} from '../../components/LandingTasks/facts';
import {resolve as memoryTable} from '../../components/MemoryTable/facts';
import {resolve as platformsTable} from '../../components/PlatformsTable/facts';
import {resolve as portsTable} from '../../components/PortsTable/facts';
import {resolve as serverKindsTable} from '../../components/ServerKindsTable/facts';
import {resolve as fileLayout} from '../../components/FileLayout/facts';
import {resolve as whatsNew} from '../../components/WhatsNew/facts';
import {resolve as argument} from '../../components/Argument/facts';
import {resolve as argumentsTable} from '../../components/ArgumentsTable/facts';
import {resolve as changes} from '../../components/Changes/facts';
import {resolve as command} from '../../components/Command/facts';
import {resolve as commandsTable} from '../../components/CommandsTable/facts';
import {resolve as endpoint} from '../../components/Endpoint/facts';
import {resolve as setting} from '../../components/Setting/facts';
import {resolve as restApi} from '../../components/RestApi/facts';
import {resolve as settingsEditor} from '../../components/SettingsEditor/facts';
import {resolve as settingsGroup} from '../../components/SettingsGroup/facts';
import {resolve as settingsReference} from '../../components/SettingsReference/facts';
import {resolve as startLines} from '../../components/StartLines/facts';
import {resolve as apiDownloads} from '../../components/ApiDownloads/facts';
import {resolve as apiSamples} from '../../components/ApiSamples/facts';
import {resolve as apiSettingsTable} from '../../components/ApiSettingsTable/facts';
import {resolve as apiStatusTable} from '../../components/ApiStatusTable/facts';
import type {FactsResolver} from './types';
import {resolve as azIndex} from '../../components/AzIndex/facts';

// The props differ from component to component; each resolver is checked where it is written.
export const resolvers: Readonly<Record<string, FactsResolver<object>>> = {
  Diagram: diagram,
  LandingFacts: landingFacts,
  LandingTasks: landingTasks,
  MemoryTable: memoryTable,
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
  ApiDownloads: apiDownloads,
  ApiSamples: apiSamples,
  ApiSettingsTable: apiSettingsTable,
  ApiStatusTable: apiStatusTable,
  Setting: setting,
  RestApi: restApi,
  SettingsEditor: settingsEditor,
  SettingsGroup: settingsGroup,
  SettingsReference: settingsReference,
  StartLines: startLines,
};

/** Components that need no facts, and where pages import them from. */
export const plainComponents: Readonly<Record<string, string>> = {
  Tabs: '@theme/Tabs',
  TabItem: '@theme/TabItem',
  ApiEndpoint: '@site/src/components/ApiEndpoint',
  ApiField: '@site/src/components/ApiField',
};
