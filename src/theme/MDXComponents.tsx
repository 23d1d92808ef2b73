import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import MemoryTable from '@site/src/components/MemoryTable';
import PlatformsTable from '@site/src/components/PlatformsTable';
import PortsTable from '@site/src/components/PortsTable';
import ServerKindsTable from '@site/src/components/ServerKindsTable';
import Diagram from '@site/src/components/Diagram';
import LandingFacts from '@site/src/components/LandingFacts';
import LandingTasks from '@site/src/components/LandingTasks';
import FileLayout from '@site/src/components/FileLayout';
import WhatsNew from '@site/src/components/WhatsNew';
import Argument from '@site/src/components/Argument';
import ArgumentsTable from '@site/src/components/ArgumentsTable';
import AzIndex from '@site/src/components/AzIndex';
import Changes from '@site/src/components/Changes';
import Command from '@site/src/components/Command';
import CommandsTable from '@site/src/components/CommandsTable';
import Endpoint from '@site/src/components/Endpoint';
import Setting from '@site/src/components/Setting';
import RestApi from '@site/src/components/RestApi';
import SettingsEditor from '@site/src/components/SettingsEditor';
import SettingsGroup from '@site/src/components/SettingsGroup';
import SettingsReference from '@site/src/components/SettingsReference';
import StartLines from '@site/src/components/StartLines';
import ApiDownloads from '@site/src/components/ApiDownloads';

/** Components that every page may use without an import. */
export default {
  ...MDXComponents,
  CodeBlock,
  Diagram,
  LandingFacts,
  LandingTasks,
  Tabs,
  TabItem,
  ServerKindsTable,
  PortsTable,
  PlatformsTable,
  MemoryTable,
  FileLayout,
  WhatsNew,
  Argument,
  ArgumentsTable,
  AzIndex,
  Changes,
  Command,
  CommandsTable,
  Endpoint,
  ApiDownloads,
  Setting,
  RestApi,
  SettingsEditor,
  SettingsGroup,
  SettingsReference,
  StartLines,
};
