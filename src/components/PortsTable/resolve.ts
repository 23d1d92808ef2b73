import {portNumber, portsOf, type Exposure} from '../../data/ports';
import {sourceIds} from '../../core/sources';
import {sourceNotesOf, type SourceNoteProps} from '../SourceNote/resolve';
import {wordsOf, type Words} from '../../words';
import type {FactsResolver} from '../../core/resolver';

export interface PortsTableProps {
  readonly ports: readonly PortRow[];
  /** With the page, because every other page's script would carry them as well. */
  readonly words: Words['tables']['PortsTable'];
}

export interface PortRow {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly protocol: string;
  readonly use: string;
  /** The argument or setting that changes the number. */
  readonly change: string;
  readonly source: SourceNoteProps;
  readonly exposure: {readonly id: Exposure; readonly text: string};
}

/** `<PortsTable />`: the ports of the page's version. */
export const resolve: FactsResolver<PortsTableProps> = (_attributes, context) => {
  const {version, locale} = context;
  const words = wordsOf(locale).ports;
  const sourceOf = sourceNotesOf('ports', context);
  return {
    words: wordsOf(locale).tables.PortsTable,
    ports: portsOf(version).map((port) => ({
      id: port.id,
      name: words.ports[port.id].name,
      number: portNumber(port),
      protocol: port.protocol,
      use: words.ports[port.id].use,
      change: changerOf(port.changedBy),
      source: sourceOf(sourceIds.port(port.id)),
      exposure: {id: port.exposure, text: words.exposures[port.exposure]},
    })),
  };
};

/** What a reader types to change a port: `-port=` or `RCONPort`. */
export function changerOf({
  kind,
  name,
}: {
  readonly kind: 'argument' | 'setting';
  readonly name: string;
}) {
  return kind === 'argument' ? `${name}=` : name;
}
