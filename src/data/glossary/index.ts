import {isPresent, type Build, type VersionId} from '../versions';

type Row = readonly [id: string, reading: string, see?: string | undefined, since?: Build];

const sections = {
  server: [
    ['dedicated-server', 'せんようさーばー', 'getting-started/about-server#dedicated'],
    ['community-server', 'こみゅにてぃさーばー', 'getting-started/about-server#community'],
    ['official-server', 'こうしきさーばー', 'getting-started/about-server#official'],
    ['co-op', 'しょうたいこーどによるまるちぷれい', 'getting-started/about-server#invite-code'],
    ['invite-code', 'しょうたいこーど', 'getting-started/connect-server#invite-code'],
    ['host', 'ほすと', 'getting-started/about-server#invite-code'],
    ['administrator', 'さーばーかんりしゃ', 'settings-and-operation/commands#administrator'],
    ['self-hosted-server', 'じたくさーばー', 'getting-started/deploy-dedicated-server'],
    ['rental-server', 'れんたるさーばー', 'getting-started/rental-server'],
    ['vps', 'ぶいぴーえす', 'getting-started/rental-server#kinds'],
    ['server-list', 'さーばーいちらん', 'getting-started/connect-server#list'],
    [
      'direct-connection',
      'あいぴーあどれすをしていしたせつぞく',
      'getting-started/connect-server#address',
    ],
    ['server-password', 'さーばーぱすわーど', 'getting-started/troubleshooting#password'],
    ['admin-password', 'かんりしゃぱすわーど', 'settings-and-operation/commands#administrator'],
    ['crossplay', 'くろすぷれい', 'getting-started/about-server#platforms', '0.5.0'],
    ['microsoft-store', 'まいくろそふとすとあばん', 'getting-started/about-server#platforms'],
  ],
  network: [
    ['port', 'ぽーと', 'getting-started/requirements#ports'],
    ['udp', 'ゆーでぃーぴー', 'getting-started/requirements#ports'],
    ['port-forwarding', 'ぽーとかいほう', 'getting-started/port-forwarding#forward'],
    ['firewall', 'ふぁいあうぉーる', 'getting-started/deploy-dedicated-server#firewall'],
    ['security-group', 'せきゅりてぃぐるーぷ', 'getting-started/rental-server#firewall'],
    ['public-address', 'ぐろーばるあいぴーあどれす', 'getting-started/connect-server#find-address'],
    [
      'private-address',
      'ぷらいべーとあいぴーあどれす',
      'getting-started/connect-server#find-address',
    ],
    ['wan-address', 'わんがわあどれす', 'getting-started/port-forwarding#which-line'],
    ['listening-port', 'まちうけぽーと', 'settings-and-operation/arguments'],
    ['public-port', 'こうかいぽーと', 'getting-started/deploy-community-server#advertised'],
    ['hairpin-nat', 'へあぴんなっと', 'getting-started/troubleshooting#inside'],
    ['double-nat', 'にじゅうるーたー', 'getting-started/port-forwarding#double-router'],
    ['cgnat', 'しーじーなっと', 'getting-started/port-forwarding#cgnat'],
    [
      'ipv4-over-ipv6',
      'あいぴーぶいふぉーおーばーあいぴーぶいろく',
      'getting-started/port-forwarding#services',
    ],
    ['map-e', 'まっぷいー', 'getting-started/port-forwarding#map-e'],
    ['psid', 'ぴーえすあいでぃー', 'getting-started/port-forwarding#calculator'],
    ['ds-lite', 'でぃーえすらいと', 'getting-started/port-forwarding#cgnat'],
    ['pppoe', 'ぴーぴーぴーおーいー', 'getting-started/port-forwarding#pppoe'],
    ['fixed-address', 'こていあいぴーあどれす', 'getting-started/port-forwarding#fixed-ip'],
    ['ddns', 'だいなみっくでぃーえぬえす', 'getting-started/port-forwarding#host-name'],
    ['vpn', 'ぶいぴーえぬ', 'getting-started/port-forwarding#vpn'],
    ['ping', 'ぴん', 'getting-started/troubleshooting#lag'],
    ['lag', 'らぐ', 'getting-started/troubleshooting#lag'],
    ['rubber-banding', 'いちのまきもどり', 'getting-started/troubleshooting#lag'],
    ['timeout', 'たいむあうと', 'getting-started/troubleshooting#timeout'],
  ],
  operation: [
    ['steamcmd', 'すちーむしーえむでぃー', 'getting-started/deploy-dedicated-server#install'],
    ['launch-argument', 'きどうひきすう', 'settings-and-operation/arguments'],
    ['install-folder', 'いんすとーるさきふぉるだー', 'operate/service#files'],
    ['settings-file', 'せっていふぁいる', 'settings-and-operation/change-settings#edit'],
    ['systemd', 'しすてむでぃー', 'operate/service#systemd'],
    ['scheduled-restart', 'ていきさいきどう', 'operate/restart-and-memory'],
    ['graceful-stop', 'あんぜんなていし', 'operate/service#stop'],
    ['version-mismatch', 'ばーじょんのふいっち', 'getting-started/troubleshooting#version'],
    ['container', 'こんてな', 'operate/service#docker-service', '0.3.12.0'],
    ['memory-leak', 'めもりりーく', 'operate/restart-and-memory'],
    ['swap', 'すわっぷ', 'operate/restart-and-memory'],
    ['log', 'ろぐ', 'getting-started/troubleshooting#log'],
    ['server-fps', 'さーばーえふぴーえす', 'getting-started/troubleshooting#lag'],
    ['rest-api', 'れすとえーぴーあい', 'api/rest-api/palwold-rest-api', '0.2.4.0'],
    ['rcon', 'あーるこん', 'api/rcon/'],
    ['kick', 'きっく', 'settings-and-operation/commands#commands'],
    ['ban', 'ばん', 'settings-and-operation/commands#unban'],
    ['whitelist', 'ほわいとりすと', 'settings-and-operation/commands#not-commands'],
    ['sftp', 'えすえふてぃーぴー', 'getting-started/rental-server#backup'],
  ],
  save: [
    ['save-data', 'せーぶでーた', 'operate/service#files'],
    ['world', 'わーるど', 'operate/service#files'],
    ['world-id', 'わーるどあいでぃー', 'getting-started/troubleshooting#world-empty'],
    ['player-id', 'ぷれいやーあいでぃー', 'settings-and-operation/commands#player-id'],
    ['host-id', 'ほすとのあいでぃー', 'operate/take-over-world'],
    ['autosave', 'じどうほぞん', 'operate/backups'],
    ['backup', 'ばっくあっぷ', 'operate/backups'],
    ['restore', 'ふくげん', 'operate/backups#restore'],
    ['rollback', 'まきもどり', 'operate/backups#restore'],
    ['migration', 'ひきつぎ', 'operate/take-over-world'],
    [
      'worldoption-sav',
      'わーるどおぷしょんさぶ',
      'settings-and-operation/change-settings#worldoption',
    ],
    ['localdata-sav', 'ろーかるでーたさぶ', 'operate/take-over-world#after'],
    ['save-container', 'ぴーえるぜっととぴーえるえむ', 'operate/take-over-world#tools'],
    ['steamclient-so', 'すちーむくらいあんと', 'operate/messages#steamclient'],
  ],
  game: [
    ['pal', 'ぱる'],
    ['base', 'きょてん'],
    ['palbox', 'ぱるぼっくす'],
    ['global-palbox', 'ぐろーばるぱるぼっくす', undefined, '0.5.0'],
    ['guild', 'ぎるど'],
    ['raid', 'しゅうげき'],
    ['breeding', 'はいごう'],
    ['incubation', 'ふか'],
    ['capture-rate', 'ほかくかくりつ'],
    ['death-penalty', 'ですぺなるてぃ'],
    ['supply-drop', 'ほきゅうぶっし', undefined, '0.3.12.0'],
    ['randomizer', 'らんだまいざー', undefined, '0.4.15'],
    ['hardcore', 'はーどこあ', undefined, '0.4.15'],
    ['pvp', 'ぴーぶいぴー'],
    ['mod', 'もっど'],
    ['early-access', 'あーりーあくせす'],
  ],
} as const satisfies Readonly<Record<string, readonly Row[]>>;

export type GlossaryGroup = keyof typeof sections;
export type TermId = (typeof sections)[GlossaryGroup][number][0];

export const glossaryGroups = Object.keys(sections) as readonly GlossaryGroup[];

export const glossaryTerms = glossaryGroups.flatMap((group) =>
  (sections[group] as readonly Row[]).map(([id, reading, see, since]) => {
    return {id: id as TermId, group, reading, see, since};
  }),
);

export const termsOf = (version: VersionId) =>
  glossaryTerms.filter((term) => isPresent(term, version));
