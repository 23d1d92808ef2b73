import {portNumber, portsOf, type Exposure} from '../../data/ports';
import en from '../../data/ports/words/en.json';
import ja from '../../data/ports/words/ja.json';
import type {Locale} from '../../data/locales';
import type {FactsResolver} from '../../core/resolver';

/** The words about ports, by language; both have the same keys. */
export const portWords: Readonly<Record<Locale, typeof en>> = {en, ja};

export interface PortsTableProps {
  readonly ports: readonly PortRow[];
}

export interface PortRow {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly protocol: string;
  readonly use: string;
  /** The argument or setting that changes the number. */
  readonly change: string;
  readonly exposure: {readonly id: Exposure; readonly text: string};
}

/** `<PortsTable />`: the ports of the page's version. */
export const resolve: FactsResolver<PortsTableProps> = (_attributes, {version, locale}) => {
  const words = portWords[locale];
  return {
    ports: portsOf(version).map((port) => ({
      id: port.id,
      name: words.ports[port.id].name,
      number: portNumber(port),
      protocol: port.protocol,
      use: words.ports[port.id].use,
      change: changer(port.changedBy),
      exposure: {id: port.exposure, text: words.exposures[port.exposure]},
    })),
  };
};

function changer({kind, name}: {readonly kind: 'argument' | 'setting'; readonly name: string}) {
  return kind === 'argument' ? `${name}=` : name;
}
