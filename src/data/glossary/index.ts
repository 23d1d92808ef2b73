/**
 * The words of the game, of its players and of networks, as this guide uses them. The words
 * themselves are in `src/words/<locale>/glossary.json`, under the same ids.
 *
 * Over 300 lines, because it is one list, a record for each term.
 */
import {isPresent, type Build, type VersionId} from '../versions';

/** The sections of the glossary, in their order. */
export const glossaryGroups = ['server', 'network', 'operation', 'save', 'game'] as const;

export type GlossaryGroup = (typeof glossaryGroups)[number];

interface TermShape {
  /** Also the anchor of the term on the glossary page. */
  readonly id: string;
  readonly group: GlossaryGroup;
  /** How the Japanese term is read, in hiragana: shown on the page, and searched. */
  readonly reading: string;
  /** The page or section that explains the term, below the root of its version. */
  readonly see?: string;
  /** The build with which the thing came; the glossary of an older version leaves it out. */
  readonly since?: Build;
}

export const glossaryTerms = [
  {
    id: 'dedicated-server',
    group: 'server',
    reading: 'せんようさーばー',
    see: 'getting-started/about-server#dedicated',
  },
  {
    id: 'community-server',
    group: 'server',
    reading: 'こみゅにてぃさーばー',
    see: 'getting-started/about-server#community',
  },
  {
    id: 'official-server',
    group: 'server',
    reading: 'こうしきさーばー',
    see: 'getting-started/about-server#official',
  },
  {
    id: 'co-op',
    group: 'server',
    reading: 'しょうたいこーどによるまるちぷれい',
    see: 'getting-started/about-server#invite-code',
  },
  {
    id: 'invite-code',
    group: 'server',
    reading: 'しょうたいこーど',
    see: 'getting-started/connect-server#invite-code',
  },
  {id: 'host', group: 'server', reading: 'ほすと', see: 'getting-started/about-server#invite-code'},
  {
    id: 'administrator',
    group: 'server',
    reading: 'さーばーかんりしゃ',
    see: 'settings-and-operation/commands#administrator',
  },
  {
    id: 'self-hosted-server',
    group: 'server',
    reading: 'じたくさーばー',
    see: 'getting-started/deploy-dedicated-server',
  },
  {
    id: 'rental-server',
    group: 'server',
    reading: 'れんたるさーばー',
    see: 'getting-started/rental-server',
  },
  {id: 'vps', group: 'server', reading: 'ぶいぴーえす', see: 'getting-started/rental-server#kinds'},
  {
    id: 'server-list',
    group: 'server',
    reading: 'さーばーいちらん',
    see: 'getting-started/connect-server#list',
  },
  {
    id: 'direct-connection',
    group: 'server',
    reading: 'あいぴーあどれすをしていしたせつぞく',
    see: 'getting-started/connect-server#address',
  },
  {
    id: 'server-password',
    group: 'server',
    reading: 'さーばーぱすわーど',
    see: 'getting-started/connect-server#password',
  },
  {
    id: 'admin-password',
    group: 'server',
    reading: 'かんりしゃぱすわーど',
    see: 'settings-and-operation/commands#administrator',
  },
  {
    id: 'crossplay',
    group: 'server',
    reading: 'くろすぷれい',
    see: 'getting-started/about-server#platforms',
    since: '0.5.0',
  },
  {
    id: 'microsoft-store',
    group: 'server',
    reading: 'まいくろそふとすとあばん',
    see: 'getting-started/about-server#platforms',
  },
  {id: 'port', group: 'network', reading: 'ぽーと', see: 'getting-started/requirements#ports'},
  {
    id: 'udp',
    group: 'network',
    reading: 'ゆーでぃーぴー',
    see: 'getting-started/requirements#ports',
  },
  {
    id: 'port-forwarding',
    group: 'network',
    reading: 'ぽーとかいほう',
    see: 'getting-started/port-forwarding#forward',
  },
  {
    id: 'firewall',
    group: 'network',
    reading: 'ふぁいあうぉーる',
    see: 'getting-started/deploy-dedicated-server#firewall',
  },
  {
    id: 'security-group',
    group: 'network',
    reading: 'せきゅりてぃぐるーぷ',
    see: 'getting-started/rental-server#firewall',
  },
  {
    id: 'public-address',
    group: 'network',
    reading: 'ぐろーばるあいぴーあどれす',
    see: 'getting-started/connect-server#find-address',
  },
  {
    id: 'private-address',
    group: 'network',
    reading: 'ぷらいべーとあいぴーあどれす',
    see: 'getting-started/connect-server#find-address',
  },
  {
    id: 'wan-address',
    group: 'network',
    reading: 'わんがわあどれす',
    see: 'getting-started/port-forwarding#which-line',
  },
  {
    id: 'listening-port',
    group: 'network',
    reading: 'まちうけぽーと',
    see: 'settings-and-operation/arguments',
  },
  {
    id: 'public-port',
    group: 'network',
    reading: 'こうかいぽーと',
    see: 'getting-started/deploy-community-server#advertised',
  },
  {
    id: 'hairpin-nat',
    group: 'network',
    reading: 'へあぴんなっと',
    see: 'getting-started/connect-server#inside',
  },
  {
    id: 'double-nat',
    group: 'network',
    reading: 'にじゅうるーたー',
    see: 'getting-started/port-forwarding#double-router',
  },
  {
    id: 'cgnat',
    group: 'network',
    reading: 'しーじーなっと',
    see: 'getting-started/port-forwarding#cgnat',
  },
  {
    id: 'ipv4-over-ipv6',
    group: 'network',
    reading: 'あいぴーぶいふぉーおーばーあいぴーぶいろく',
    see: 'getting-started/port-forwarding#services',
  },
  {
    id: 'map-e',
    group: 'network',
    reading: 'まっぷいー',
    see: 'getting-started/port-forwarding#map-e',
  },
  {
    id: 'psid',
    group: 'network',
    reading: 'ぴーえすあいでぃー',
    see: 'getting-started/port-forwarding#calculator',
  },
  {
    id: 'ds-lite',
    group: 'network',
    reading: 'でぃーえすらいと',
    see: 'getting-started/port-forwarding#cgnat',
  },
  {
    id: 'pppoe',
    group: 'network',
    reading: 'ぴーぴーぴーおーいー',
    see: 'getting-started/port-forwarding#pppoe',
  },
  {
    id: 'fixed-address',
    group: 'network',
    reading: 'こていあいぴーあどれす',
    see: 'getting-started/port-forwarding#fixed-ip',
  },
  {
    id: 'ddns',
    group: 'network',
    reading: 'だいなみっくでぃーえぬえす',
    see: 'getting-started/port-forwarding#host-name',
  },
  {
    id: 'vpn',
    group: 'network',
    reading: 'ぶいぴーえぬ',
    see: 'getting-started/port-forwarding#vpn',
  },
  {id: 'ping', group: 'network', reading: 'ぴん', see: 'getting-started/connect-server#lag'},
  {id: 'lag', group: 'network', reading: 'らぐ', see: 'getting-started/connect-server#lag'},
  {
    id: 'rubber-banding',
    group: 'network',
    reading: 'いちのまきもどり',
    see: 'getting-started/connect-server#lag',
  },
  {
    id: 'timeout',
    group: 'network',
    reading: 'たいむあうと',
    see: 'getting-started/connect-server#timeout',
  },
  {
    id: 'steamcmd',
    group: 'operation',
    reading: 'すちーむしーえむでぃー',
    see: 'getting-started/deploy-dedicated-server#install',
  },
  {
    id: 'launch-argument',
    group: 'operation',
    reading: 'きどうひきすう',
    see: 'settings-and-operation/arguments',
  },
  {
    id: 'install-folder',
    group: 'operation',
    reading: 'いんすとーるさきふぉるだー',
    see: 'operate/service#files',
  },
  {
    id: 'settings-file',
    group: 'operation',
    reading: 'せっていふぁいる',
    see: 'settings-and-operation/configuration#edit',
  },
  {
    id: 'systemd',
    group: 'operation',
    reading: 'しすてむでぃー',
    see: 'operate/service#systemd',
  },
  {
    id: 'scheduled-restart',
    group: 'operation',
    reading: 'ていきさいきどう',
    see: 'operate/restart-and-memory',
  },
  {
    id: 'graceful-stop',
    group: 'operation',
    reading: 'あんぜんなていし',
    see: 'operate/service#stop',
  },
  {
    id: 'version-mismatch',
    group: 'operation',
    reading: 'ばーじょんのふいっち',
    see: 'getting-started/connect-server#version',
  },
  {
    id: 'container',
    group: 'operation',
    reading: 'こんてな',
    see: 'operate/service#docker-service',
    since: '0.3.12.0',
  },
  {
    id: 'memory-leak',
    group: 'operation',
    reading: 'めもりりーく',
    see: 'operate/restart-and-memory',
  },
  {
    id: 'swap',
    group: 'operation',
    reading: 'すわっぷ',
    see: 'operate/restart-and-memory',
  },
  {id: 'log', group: 'operation', reading: 'ろぐ', see: 'getting-started/troubleshooting#log'},
  {
    id: 'server-fps',
    group: 'operation',
    reading: 'さーばーえふぴーえす',
    see: 'getting-started/connect-server#lag',
  },
  {
    id: 'rest-api',
    group: 'operation',
    reading: 'れすとえーぴーあい',
    see: 'api/rest-api/palwold-rest-api',
    since: '0.2.4.0',
  },
  {id: 'rcon', group: 'operation', reading: 'あーるこん', see: 'api/rcon/'},
  {
    id: 'kick',
    group: 'operation',
    reading: 'きっく',
    see: 'settings-and-operation/commands#commands',
  },
  {id: 'ban', group: 'operation', reading: 'ばん', see: 'settings-and-operation/commands#unban'},
  {
    id: 'whitelist',
    group: 'operation',
    reading: 'ほわいとりすと',
    see: 'settings-and-operation/commands#not-commands',
  },
  {
    id: 'sftp',
    group: 'operation',
    reading: 'えすえふてぃーぴー',
    see: 'getting-started/rental-server#backup',
  },
  {
    id: 'save-data',
    group: 'save',
    reading: 'せーぶでーた',
    see: 'operate/service#files',
  },
  {
    id: 'world',
    group: 'save',
    reading: 'わーるど',
    see: 'operate/service#files',
  },
  {
    id: 'world-id',
    group: 'save',
    reading: 'わーるどあいでぃー',
    see: 'getting-started/deploy-dedicated-server#world-empty',
  },
  {
    id: 'player-id',
    group: 'save',
    reading: 'ぷれいやーあいでぃー',
    see: 'settings-and-operation/commands#player-id',
  },
  {id: 'host-id', group: 'save', reading: 'ほすとのあいでぃー', see: 'operate/take-over-world'},
  {
    id: 'autosave',
    group: 'save',
    reading: 'おーとせーぶ',
    see: 'operate/backups',
  },
  {
    id: 'backup',
    group: 'save',
    reading: 'ばっくあっぷ',
    see: 'operate/backups',
  },
  {
    id: 'restore',
    group: 'save',
    reading: 'ふくげん',
    see: 'operate/backups#restore',
  },
  {
    id: 'rollback',
    group: 'save',
    reading: 'まきもどり',
    see: 'operate/backups#restore',
  },
  {id: 'migration', group: 'save', reading: 'ひきつぎ', see: 'operate/take-over-world'},
  {
    id: 'worldoption-sav',
    group: 'save',
    reading: 'わーるどおぷしょんさぶ',
    see: 'settings-and-operation/configuration#worldoption',
  },
  {
    id: 'localdata-sav',
    group: 'save',
    reading: 'ろーかるでーたさぶ',
    see: 'operate/take-over-world#after',
  },
  {
    id: 'save-container',
    group: 'save',
    reading: 'ぴーえるぜっととぴーえるえむ',
    see: 'operate/take-over-world#tools',
  },
  {
    id: 'steamclient-so',
    group: 'save',
    reading: 'すちーむくらいあんと',
    see: 'getting-started/deploy-dedicated-server#steamclient',
  },
  {id: 'pal', group: 'game', reading: 'ぱる'},
  {id: 'base', group: 'game', reading: 'きょてん'},
  {id: 'palbox', group: 'game', reading: 'ぱるぼっくす'},
  {id: 'global-palbox', group: 'game', reading: 'ぐろーばるぱるぼっくす', since: '0.5.0'},
  {id: 'guild', group: 'game', reading: 'ぎるど'},
  {id: 'raid', group: 'game', reading: 'しゅうげき'},
  {id: 'breeding', group: 'game', reading: 'はいごう'},
  {id: 'incubation', group: 'game', reading: 'ふか'},
  {id: 'capture-rate', group: 'game', reading: 'ほかくかくりつ'},
  {id: 'death-penalty', group: 'game', reading: 'ですぺなるてぃ'},
  {id: 'supply-drop', group: 'game', reading: 'ほきゅうぶっし', since: '0.3.12.0'},
  {id: 'randomizer', group: 'game', reading: 'らんだまいざー', since: '0.4.15'},
  {id: 'hardcore', group: 'game', reading: 'はーどこあ', since: '0.4.15'},
  {id: 'pvp', group: 'game', reading: 'ぴーぶいぴー'},
  {id: 'mod', group: 'game', reading: 'もっど'},
  {id: 'early-access', group: 'game', reading: 'あーりーあくせす'},
] as const satisfies readonly TermShape[];

export type TermId = (typeof glossaryTerms)[number]['id'];
export type GlossaryTerm = TermShape & {readonly id: TermId};

/** The terms that a version needs. */
export function termsOf(version: VersionId): readonly GlossaryTerm[] {
  const all: readonly GlossaryTerm[] = glossaryTerms;
  return all.filter(({since = '0.1.2.0'}) => isPresent({since}, version));
}
