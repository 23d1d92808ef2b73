/** Hosts, providers and tools change what they offer, so each row has its month. */
import {hosts as allHosts, regionOf, type Host} from '../../../data/hosts';
import {lines as allLines} from '../../../data/lines';
import {newestMonth} from '../../../data/newestMonth';
import {saveToolsFor} from '../../../data/saveTools';
import {isAtLeast} from '../../../data/versions';
import {formatMonth} from '../../../core/dates';
import {fillIn} from '../../../core/text/fillIn';
import {wordsOf} from '../../../words';
import {code, NONE, tableOf, type FactsBuilder} from '../types';

/** Shows hosts of the reader's region first. */
export const hosts: FactsBuilder = (_attributes, {locale}) => {
  const {columns, caption, ...words} = wordsOf(locale).hosts;
  const isFar = ({region}: Host) => Number(region !== regionOf[locale]);
  const rows = [...allHosts].sort((a, b) => isFar(a) - isFar(b));
  return tableOf({caption, ...columns}, rows, {
    anchor: ({id}) => `host-${id}`,
    host: ({id, asOf}) => ({
      text: words.hosts[id],
      remark: fillIn(words.asOf, {month: formatMonth(asOf, locale)}),
    }),
    kind: ({kind}) => words.kinds[kind],
    firewall: ({kind, firewall}) =>
      firewall
        ? words.firewalls[firewall]
        : words[kind === 'panel' ? 'panelFirewall' : 'unknownFirewall'],
  });
};

export const lines: FactsBuilder = (_attributes, {locale}) => {
  const {columns, caption, ...words} = wordsOf(locale).lines;
  return tableOf({caption, ...columns}, allLines, {
    anchor: ({id}) => `line-${id}`,
    service: ({id, asOf}) => ({
      text: words.lines[id].name,
      remark: fillIn(words.asOf, {month: formatMonth(asOf, locale)}),
    }),
    method: ({method}) => words.methods[method],
    opening: ({opening, ports = 0}) =>
      fillIn(words.openings[opening], {ports: ports.toLocaleString('en')}),
    examples: ({id}) => words.lines[id].examples,
    prefix: ({prefix}) => (prefix === undefined ? NONE : code(prefix)),
  });
};

export const saveTools: FactsBuilder = (_attributes, {version, locale}) => {
  const {columns, caption, ...words} = wordsOf(locale).saveTools;
  return tableOf({caption, ...columns}, saveToolsFor(version), {
    anchor: ({id}) => `tool-${id}`,
    tool: ({repository}) => ({
      text: repository,
      to: `https://github.com/${repository}`,
      look: 'name',
    }),
    use: ({id}) => words.tools[id].use,
    reads: ({reads, reads10From: release}) => ({
      text: reads.join(words.separator),
      remark:
        release && isAtLeast(version, '1.0') ? fillIn(words.reads10From, {release}) : undefined,
    }),
    state: ({isKept, sources}) =>
      fillIn(words.state, {
        kept: isKept ? words.kept : words.notKept,
        month: formatMonth(newestMonth(sources), locale),
      }),
  });
};
