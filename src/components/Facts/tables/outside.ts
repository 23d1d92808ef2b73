/** Tables of what others offer: hosts, lines, tools. Such facts change, so each row has its month. */
import {hosts as allHosts, regionOf, type Host} from '../../../data/hosts';
import {lines as allLines, type Line} from '../../../data/lines';
import {saveToolsFor} from '../../../data/saveTools';
import {isAtLeast} from '../../../data/versions';
import {formatMonth} from '../../../core/dates';
import {fillIn} from '../../../core/text/fillIn';
import {wordsOf} from '../../../words';
import {code, NONE, type TableBuilder} from '../types';

/** Hosts and what each calls its firewall, those of the reader's region first. */
export const hosts: TableBuilder = (_attributes, {locale}) => {
  const words = wordsOf(locale).hosts;
  const own = regionOf[locale];
  const firewallOf = ({kind, firewall}: Host) => {
    if (firewall) {
      return words.firewalls[firewall];
    }
    return kind === 'panel' ? words.panelFirewall : words.unknownFirewall;
  };
  return {
    caption: words.caption,
    columns: [words.columns.host, words.columns.kind, words.columns.firewall],
    rows: [...(allHosts as readonly Host[])]
      .sort((a, b) => Number(b.region === own) - Number(a.region === own))
      .map((host) => ({
        anchor: `host-${host.id}`,
        heading: {
          text: words.hosts[host.id],
          remark: fillIn(words.asOf, {month: formatMonth(host.asOf, locale)}),
        },
        cells: [words.kinds[host.kind], firewallOf(host)],
      })),
  };
};

/** Services of Japanese lines, and which ports each one lets a home open. */
export const lines: TableBuilder = (_attributes, {locale}) => {
  const words = wordsOf(locale).lines;
  const {columns} = words;
  return {
    caption: words.caption,
    columns: [columns.service, columns.method, columns.opening, columns.examples, columns.prefix],
    rows: (allLines as readonly Line[]).map(({id, method, opening, ports, prefix, asOf}) => ({
      anchor: `line-${id}`,
      heading: {
        text: words.lines[id].name,
        remark: fillIn(words.asOf, {month: formatMonth(asOf, locale)}),
      },
      cells: [
        {text: words.methods[method], look: 'whole'},
        fillIn(words.openings[opening], {ports: (ports ?? 0).toLocaleString('en')}),
        words.lines[id].examples,
        prefix === undefined ? NONE : code(prefix),
      ],
    })),
  };
};

/** The tools that read the saves of the page's version. */
export const saveTools: TableBuilder = (_attributes, {version, locale}) => {
  const words = wordsOf(locale).saveTools;
  const {columns} = words;
  return {
    caption: words.caption,
    columns: [columns.tool, columns.use, columns.reads, columns.state],
    rows: saveToolsFor(version).map(({id, repository, reads, reads10From, isKept, seen}) => ({
      anchor: `tool-${id}`,
      heading: {text: repository, to: `https://github.com/${repository}`, look: 'name'},
      cells: [
        words.tools[id].use,
        {
          text: reads.join(words.separator),
          remark:
            reads10From && isAtLeast(version, '1.0')
              ? fillIn(words.reads10From, {release: reads10From})
              : undefined,
        },
        fillIn(words.state, {
          kept: isKept ? words.kept : words.notKept,
          month: formatMonth(seen, locale),
        }),
      ],
    })),
  };
};
