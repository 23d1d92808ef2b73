import {portNumber, portsOf, type Exposure} from '../../../data/ports';
import {valueOf} from '../../../data/values';
import {sourceIds} from '../../../core/sources';
import {wordsOf} from '../../../words';
import {sourceNotesOf} from '../../SourceNote/resolve';
import {code, type Look, type TableBuilder} from '../types';

const lookOf: Readonly<Record<Exposure, Look | undefined>> = {
  public: 'good',
  ifNeeded: undefined,
  never: 'bad',
};

interface Changer {
  readonly kind: 'argument' | 'setting';
  readonly name: string;
}

/** The ports of the page's version: number, use, how to change it, whether the internet may reach it. */
export const ports: TableBuilder = (_attributes, context) => {
  const {ports: texts, tables} = wordsOf(context.locale);
  const words = tables.ports;
  const sourceOf = sourceNotesOf('ports', context);
  return {
    caption: words.caption,
    columns: [words.port, words.use, words.change, words.exposure],
    rows: portsOf(context.version).map((port) => {
      const number = portNumber(port);
      const {kind, name}: Changer = port.changedBy;
      return {
        anchor: `port-${number}`,
        heading: {...code(`${number}/${port.protocol}`), remark: texts.ports[port.id].name},
        cells: [
          {text: texts.ports[port.id].use, source: sourceOf(sourceIds.port(port.id))},
          code(kind === 'argument' ? `${name}=` : name),
          {text: texts.exposures[port.exposure], look: lookOf[port.exposure]},
        ],
      };
    }),
  };
};

/** The ports that a second server on the same machine needs: `-port=8221`, `RESTAPIPort=8222`. */
export const secondServerPorts: TableBuilder = (_attributes, {version, locale}) => {
  const {ports: texts, tables} = wordsOf(locale);
  const words = tables.secondServerPorts;
  return {
    caption: words.caption,
    columns: [words.port, words.first, words.second, words.change],
    rows: portsOf(version).map((port) => {
      const second = valueOf(port.second);
      return {
        heading: texts.ports[port.id].name,
        cells: [
          `${portNumber(port)}/${port.protocol}`,
          `${second}/${port.protocol}`,
          code(`${port.changedBy.name}=${second}`),
        ],
      };
    }),
  };
};
