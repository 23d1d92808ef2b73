import {hosts, regionOf, type Host} from '../../data/hosts';
import {wordsOf} from '../../words';
import {formatMonth} from '../../core/dates';
import {fillIn} from '../../core/text/fillIn';
import type {FactsResolver} from '../../core/resolver';

export interface HostsTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly hosts: readonly {
    readonly id: string;
    readonly name: string;
    /** Month of the newest source, in words. */
    readonly asOf: string;
    readonly cells: readonly string[];
  }[];
}

/** `<HostsTable />`: hosts and the names of their firewalls, those of the reader's region first. */
export const resolve: FactsResolver<HostsTableProps> = (_attributes, {locale}) => {
  const words = wordsOf(locale).hosts;
  const {columns} = words;
  const all: readonly Host[] = hosts;
  const own = regionOf[locale];
  const firewallOf = ({kind, firewall}: Host) =>
    firewall
      ? words.firewalls[firewall]
      : kind === 'panel'
        ? words.panelFirewall
        : words.unknownFirewall;
  return {
    caption: words.caption,
    columns: [columns.host, columns.kind, columns.firewall],
    hosts: [...all]
      .sort((a, b) => Number(b.region === own) - Number(a.region === own))
      .map((host) => ({
        id: host.id,
        name: words.hosts[host.id],
        asOf: fillIn(words.asOf, {month: formatMonth(host.asOf, locale)}),
        cells: [words.kinds[host.kind], firewallOf(host)],
      })),
  };
};
