import MDXComponents from '@theme-original/MDXComponents';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import Argument from '@site/src/components/Argument';
import ArgumentsTable from '@site/src/components/ArgumentsTable';
import Command from '@site/src/components/Command';
import CommandsTable from '@site/src/components/CommandsTable';
import Endpoint from '@site/src/components/Endpoint';
import StartLines from '@site/src/components/StartLines';

/** Components that every page may use without an import. */
export default {
  ...MDXComponents,
  Tabs,
  TabItem,
  Argument,
  ArgumentsTable,
  Command,
  CommandsTable,
  Endpoint,
  StartLines,
};
