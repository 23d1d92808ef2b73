/**
 * No public list has the Windows manifests (depot 2394011). An absent field means "not found",
 * never "none".
 */

interface BuildShape {
  readonly version: string;
  /** The version with its last number, as the server and the REST API print it. */
  readonly fullVersion?: string;
  /** The dates are ISO dates in UTC. Two dates are the first and the last possible day. */
  readonly released: string | readonly [first: string, last: string];
  readonly isDayInferred?: true;
  /**
   * We matched these to the version by day. Source: KagurazakaNyaa/palworld-docker, automatic build
   * commits.
   */
  readonly steamBuilds?: readonly string[];
  /**
   * Source: thijsvanloef/palworld-server-docker docusaurus/docs/guides/pinning-game-version.md
   * (2026-08-06).
   */
  readonly linuxManifest?: string;
  readonly imageTag?: string;
  readonly source?: readonly string[];
}

// prettier-ignore
export const builds = [
  {version: '1.0.5', fullVersion: '1.0.5.102999', released: ['2026-09-13', '2026-09-15'], isDayInferred: true, steamBuilds: ['25247047'], linuxManifest: '7031055933861146620', imageTag: 'v1.0.5.102999', source: ['pocketpairjp/palworld-dedicated-server-docker compose/compose.yaml (main): palserver:v1.0.5.102999', 'kleinpa/palworld-server steamapps.bzl: build 25247047 with its manifest']},
  {version: '1.0.4', fullVersion: '1.0.4.102642', released: '2026-09-07', isDayInferred: true, steamBuilds: ['25080279'], linuxManifest: '1125678324530723107', imageTag: 'v1.0.4.102642', source: ['Ultimeit/PalDefender issue 129 (2026-09-07)', 'abhidya/Palworld-World-Backup README.md (2026-09)', 'thijsvanloef/palworld-server-docker issue 947 (2026-09-08)']},
  {version: '1.0.3', fullVersion: '1.0.3.101283', released: '2026-08-12', isDayInferred: true, steamBuilds: ['24575149'], imageTag: 'v1.0.3.101283', source: ['DataKnifeAI/palworld-operator docs/PALWORLD_SERVER.md (later copy): palserver:v1.0.3.101283']},
  {version: '1.0.2.101103', released: '2026-07-30', isDayInferred: true, steamBuilds: ['24466863'], linuxManifest: '1480973772525600530', imageTag: 'v1.0.2.101103', source: ['public code that pins ghcr.io/pocketpairjp/palserver:v1.0.2.101103 (2026-08)']},
  {version: '1.0.2.100993', released: '2026-07-30', isDayInferred: true, steamBuilds: ['24445026'], linuxManifest: '6205737992414484907'},
  {version: '1.0.2', fullVersion: '1.0.2.100933', released: '2026-07-29', isDayInferred: true, steamBuilds: ['24370498'], linuxManifest: '1078324976643066553', imageTag: 'v1.0.2.100933', source: ['ich777/docker-steamcmd-server issue 104 (2026-07-29)', 'deafdudecomputers/PalworldSaveTools pull request 233 (2026-07-29)']},
  {version: '1.0.1', fullVersion: '1.0.1.100619', released: '2026-07-15', steamBuilds: ['24181105'], linuxManifest: '2167164727892555341', imageTag: 'v1.0.1.100619', source: ['public code that pins ghcr.io/pocketpairjp/palserver:v1.0.1.100619 (2026-07)']},
  {version: '1.0.0', fullVersion: '1.0.0.100427', released: '2026-07-10', steamBuilds: ['24088465'], linuxManifest: '3392720560779800260', imageTag: 'v1.0.0.100427'},
  {version: '0.7.3', fullVersion: '0.7.3.90464', released: '2026-04-06', steamBuilds: ['22460594'], linuxManifest: '5125159522749666228', imageTag: 'v0.7.3.90464', source: ['pocketpairjp/palworld-dedicated-server-docker, commit e3c13f5 (2026-04-06)']},
  {version: '0.7.2', fullVersion: '0.7.2.87654', released: '2026-02-16', steamBuilds: ['21879679'], linuxManifest: '7743228609268535996', imageTag: 'v0.7.2.87654', source: ['pocketpairjp/palworld-dedicated-server-docker, commits 94c2c3e and 5fc59aa (2026-02-16)']},
  {version: '0.7.1', fullVersion: '0.7.1.86065', released: '2026-01-21', steamBuilds: ['21506337'], linuxManifest: '2194336714352902668', imageTag: 'v0.7.1.86065', source: ['pocketpairjp/palworld-dedicated-server-docker compose/compose.yaml, commit 45ef2e5 (2026-01-23)']},
  {version: '0.7.0', fullVersion: '0.7.0.84578', released: '2025-12-17', steamBuilds: ['21102946'], linuxManifest: '425036885590395310', source: ['localcc/PalworldModdingKit commit b08d51a (2025-12-17)']},
  {version: '0.6.9', released: '2025-10-29', isDayInferred: true, steamBuilds: ['20514580'], linuxManifest: '3893574637546538559'},
  {version: '0.6.8', released: '2025-10-23', steamBuilds: ['20487619'], linuxManifest: '7543835373978771853'},
  {version: '0.6.7', released: '2025-09-29', isDayInferred: true, steamBuilds: ['20110885'], linuxManifest: '3995671553375425471'},
  {version: '0.6.6', released: '2025-09-17', isDayInferred: true, steamBuilds: ['19968060'], linuxManifest: '6415730362733705279'},
  {version: '0.6.5', released: '2025-08-12', isDayInferred: true, steamBuilds: ['19449994'], linuxManifest: '5432643748200410263'},
  {version: '0.6.4', released: '2025-07-30', isDayInferred: true, steamBuilds: ['19339905'], linuxManifest: '3612882697748699584', source: ['localcc/PalworldModdingKit commit 10354a8 (2025-07-31)']},
  {version: '0.6.2', fullVersion: '0.6.2.76269', released: '2025-07-10', steamBuilds: ['19134685'], linuxManifest: '827371074969047862', imageTag: 'v0.6.2.76269', source: ['pocketpairjp/palworld-dedicated-server-docker compose/compose.yaml, commit 0f78c46 (2025-07-14)']},
  {version: '0.6.1', released: '2025-06-27', isDayInferred: true, steamBuilds: ['18980667'], linuxManifest: '7756643464666999838'},
  {version: '0.6.0', fullVersion: '0.6.0.75365', released: '2025-06-25', steamBuilds: ['18943716'], linuxManifest: '3764729529995383980', source: ['localcc/PalworldModdingKit (2025-06-26)', 'oMaN-Rod/palworld-save-pal issue 143 (2025-06-25)']},
  {version: '0.5.5', released: '2025-05-08', isDayInferred: true, steamBuilds: ['18291249'], linuxManifest: '7828355383304947'},
  {version: '0.5.4', released: '2025-04-16', isDayInferred: true, steamBuilds: ['18087850'], linuxManifest: '5539885758268531766'},
  {version: '0.5.3', released: '2025-04-09', isDayInferred: true, steamBuilds: ['18007493'], linuxManifest: '7732507078282743071'},
  {version: '0.5.2', released: '2025-04-03', isDayInferred: true, steamBuilds: ['17936917'], linuxManifest: '267999471071788047'},
  {version: '0.5.1', fullVersion: '0.5.1.68353', released: '2025-03-26', isDayInferred: true, steamBuilds: ['17833362'], linuxManifest: '6596731130030310701', source: ['KrisCris/Palworld-Pal-Editor issue 104 (2025-04-02)', 'jammsen/docker-palworld-dedicated-server issue 297 (2025-03-30)']},
  {version: '0.5.0', fullVersion: '0.5.0.67935', released: '2025-03-19', steamBuilds: ['17778004'], source: ['thijsvanloef/palworld-server-docker pull request 842 (2026-06-13)', 'localcc/PalworldModdingKit (2025-03-21)']},
  {version: '0.4.15.66880', released: '2025-02-25', isDayInferred: true, steamBuilds: ['17468322'], linuxManifest: '7437307725616060428', source: ['localcc/PalworldModdingKit config files (2025-02-28)']},
  {version: '0.4.15', released: '2025-02-20', isDayInferred: true, steamBuilds: ['17403768'], linuxManifest: '1367771460964183113', source: ['truenas/apps issue 1684 (2025-02-22)']},
  {version: '0.4.14', released: '2025-01-24', isDayInferred: true, steamBuilds: ['17082920'], linuxManifest: '2423583208459052375', source: ['truenas/apps issue 1684 (2025-02-22)']},
  {version: '0.4.13', released: '2025-01-15', steamBuilds: ['16988655'], linuxManifest: '7797657007844256194', source: ['thijsvanloef/palworld-server-docker issue 662 (2025-01-15)']},
  {version: '0.4.12', released: '2024-12-26', isDayInferred: true, steamBuilds: ['16843555'], linuxManifest: '8740356471807192597'},
  {version: '0.4.11', released: ['2024-12-23', '2024-12-24'], isDayInferred: true, steamBuilds: ['16789618', '16834923'], source: ['thijsvanloef/palworld-server-docker pull request 842 (2026-06-13)']},
  {version: '0.3.12', released: '2024-12-03', steamBuilds: ['16609772'], linuxManifest: '4799126612816973970', source: ['thijsvanloef/palworld-server-docker issue 631 (2024-12-03)']},
  {version: '0.3.11', fullVersion: '0.3.11.63395', released: '2024-11-30', steamBuilds: ['16582949'], linuxManifest: '2179856120374736396'},
  {version: '0.3.10', fullVersion: '0.3.10.61027', released: '2024-10-30', isDayInferred: true, steamBuilds: ['16190334'], linuxManifest: '752220234171168889', source: ['server log line quoted in public code: "Game version is v0.3.10.61027"']},
  {version: '0.3.9', fullVersion: '0.3.9.59545', released: '2024-10-01', steamBuilds: ['15847557'], linuxManifest: '7493245879597781625', imageTag: 'v0.3.9.59545', source: ['pocketpairjp/palworld-dedicated-server-docker compose.example.yaml, commit 3caef92 (2024-10-09)']},
  {version: '0.3.8', released: '2024-09-25', isDayInferred: true, steamBuilds: ['15803700'], linuxManifest: '8676441150170012909'},
  {version: '0.3.7', fullVersion: '0.3.7.58983', released: '2024-09-17', steamBuilds: ['15677841'], linuxManifest: '2342038768084482228'},
  {version: '0.3.6', fullVersion: '0.3.6.57672', released: ['2024-08-13', '2024-08-22'], isDayInferred: true, steamBuilds: ['15304518', '15436061'], linuxManifest: '7750307484972290423', source: ['thijsvanloef/palworld-server-docker issue 609 (2024-09-17)']},
  {version: '0.3.5', released: ['2024-08-07', '2024-08-13'], isDayInferred: true, steamBuilds: ['15237740', '15304518'], linuxManifest: '6538676263384401448'},
  {version: '0.3.4', released: '2024-07-29', steamBuilds: ['15132685'], linuxManifest: '2579525995905578621'},
  {version: '0.3.3', released: '2024-07-08', isDayInferred: true, steamBuilds: ['14917691'], linuxManifest: '8939748203712584968'},
  {version: '0.3.2', fullVersion: '0.3.2.55496', released: '2024-06-28', steamBuilds: ['14860007'], linuxManifest: '7197559707261547198'},
  {version: '0.3.1', fullVersion: '0.3.1.55394', released: '2024-06-27', steamBuilds: ['14833100'], linuxManifest: '4278745071359475598'},
  {version: '0.2.4.0', released: '2024-05-15', isDayInferred: true, steamBuilds: ['14342103'], linuxManifest: '3872500952532478729', source: ['thijsvanloef/palworld-server-docker issue 548 (2024-05-27)']},
  {version: '0.2.3.0', released: '2024-04-23', isDayInferred: true, steamBuilds: ['14092645'], linuxManifest: '5441332432956841998'},
  {version: '0.2.2.0', released: '2024-04-16', isDayInferred: true, steamBuilds: ['14008127'], linuxManifest: '3713294686782778004'},
  {version: '0.2.1.0', released: ['2024-04-05', '2024-04-06'], isDayInferred: true, steamBuilds: ['13959162'], linuxManifest: '8977386334474359538', source: ['localcc/PalworldModdingKit commit of 2024-04-05']},
  {version: '0.2.0.6', released: '2024-04-04', steamBuilds: ['13920882'], linuxManifest: '1677469329840659324', source: ['KagurazakaNyaa/palworld-docker issue 23 (2024-04-04)']},
  {version: '0.1.5.1', released: '2024-03-01', steamBuilds: ['13585476'], linuxManifest: '2815085007637542021', source: ['thijsvanloef/palworld-server-docker issue 457 (2024-03-19): log with this manifest']},
  {version: '0.1.5.0', released: '2024-02-27', steamBuilds: ['13559230'], linuxManifest: '3750364703337203431'},
  {version: '0.1.4.1', released: '2024-02-07', isDayInferred: true, steamBuilds: ['13378465'], linuxManifest: '6370735655629434989'},
  {version: '0.1.4.0', released: '2024-02-01', isDayInferred: true, steamBuilds: ['13312441'], linuxManifest: '4190579964382773830', source: ['jammsen/docker-palworld-dedicated-server issue 162 (2024-02-01)']},
  {version: '0.1.3.0', released: ['2024-01-25', '2024-01-28'], isDayInferred: true, steamBuilds: ['13269059', '13289562'], linuxManifest: '1354752814336157338'},
  {version: '0.1.2.0', released: '2024-01-21', isDayInferred: true, steamBuilds: ['13225464']},
] as const satisfies readonly BuildShape[];

export type BuildVersion = (typeof builds)[number]['version'];

export type ServerBuild = BuildShape & {readonly version: BuildVersion};

/** Gives the day of a build as both ends, or the two known days around it. */
export const daysOf = ({released}: ServerBuild): readonly [first: string, last: string] =>
  typeof released === 'string' ? [released, released] : released;

export const buildsCheckedOn = '2026-11-23';

export const newestBuild: ServerBuild = builds[0];
