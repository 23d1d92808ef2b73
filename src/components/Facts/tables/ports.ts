import {portNumber, portsOf, type Exposure} from '../../../data/ports';
import {values} from '../../../data/values';
import {sourceIds} from '../../../core/sources';
import {wordsOf} from '../../../words';
import {sourceNotesOf} from '../../SourceNote/resolve';
import {code, tableOf, type FactsBuilder, type Look} from '../types';

const lookOf: Readonly<Record<Exposure, Look | undefined>> = {
  public: 'good',
  ifNeeded: undefined,
  never: 'bad',
};

export const ports: FactsBuilder = (_attributes, context) => {
  const {ports: texts, tables} = wordsOf(context.locale);
  const sourceOf = sourceNotesOf('ports', context);
  return tableOf(tables.ports, portsOf(context.version), {
    anchor: (port) => `port-${portNumber(port)}`,
    port: (port) => ({
      ...code(`${portNumber(port)}/${port.protocol}`),
      remark: texts.ports[port.id].name,
    }),
    use: ({id}) => ({text: texts.ports[id].use, source: sourceOf(sourceIds.port(id))}),
    change: ({changedBy}) =>
      code(changedBy.kind === 'argument' ? `${changedBy.name}=` : changedBy.name),
    exposure: ({exposure}) => ({text: texts.exposures[exposure], look: lookOf[exposure]}),
  });
};

export const secondServerPorts: FactsBuilder = (_attributes, {version, locale}) => {
  const {ports: texts, tables} = wordsOf(locale);
  return tableOf(tables.secondServerPorts, portsOf(version), {
    port: ({id}) => texts.ports[id].name,
    first: (port) => `${portNumber(port)}/${port.protocol}`,
    second: ({second, protocol}) => `${values[second]}/${protocol}`,
    change: ({changedBy, second}) => code(`${changedBy.name}=${values[second]}`),
  });
};
