import {portNumber, portsOf} from '../../data/ports';
import {valueOf} from '../../data/values';
import {wordsOf, type Words} from '../../words';
import {changerOf} from '../PortsTable/resolve';
import type {FactsResolver} from '../../core/resolver';

export interface SecondServerPortsProps {
  readonly ports: readonly {
    readonly id: string;
    readonly name: string;
    readonly first: string;
    readonly second: string;
    /** What to write for the second server: `-port=8221`, `RESTAPIPort=8222`. */
    readonly change: string;
  }[];
  /** With the page, because every other page's script would carry them as well. */
  readonly words: Words['tables']['SecondServerPorts'];
}

/** `<SecondServerPorts />`: the ports that a second server on the same machine needs. */
export const resolve: FactsResolver<SecondServerPortsProps> = (_attributes, {version, locale}) => ({
  words: wordsOf(locale).tables.SecondServerPorts,
  ports: portsOf(version).map((port) => {
    const second = valueOf(port.second);
    return {
      id: port.id,
      name: wordsOf(locale).ports.ports[port.id].name,
      first: `${portNumber(port)}/${port.protocol}`,
      second: `${second}/${port.protocol}`,
      change: `${changerOf(port.changedBy).replace(/=$/, '')}=${second}`,
    };
  }),
});
