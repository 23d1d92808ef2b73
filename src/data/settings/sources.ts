import type {Build, VersionId} from '../versions';
import {show, type Evidence, type Source} from '../sources';
import {
  ampTemplates,
  jammsen,
  moddingKit,
  officialGuide,
  palConf,
  settingGenerator,
  supersunho,
  thijsvanloef,
  webPage,
} from '../sources/projects';
import type {NumberRange} from './types';

const ini = 'Config/DefaultPalWorldSettings.ini';
const listing = 'Source/Pal/Public/PalOptionWorldSettings.h';
const file = 'DefaultPalWorldSettings.ini';

/**
 * Copies of the game's default file show keys, defaults and order, so records name only further
 * sources.
 */
export const defaultFileSources: Readonly<Record<VersionId, readonly Source[]>> = {
  '1.0': [
    {
      repo: 'frobbertze/PalworldServerManager',
      path: 'tests/PalworldServerManager.Core.Tests/OptionSettingsSerializerTests.cs',
      name: 'frobbertze/PalworldServerManager, OptionSettingsSerializerTests.cs',
      build: '1.0.4',
      note: 'the line of a server, 122 keys',
    },
    supersunho(`config/${file}`, '2026-07-10', {build: '1.0.0', note: '119 keys'}),
    {repo: 'Zecet22/PALSERVER', path: file, date: '2026-07-23', note: '119 keys'},
  ],
  '0.6.8': [
    moddingKit(ini, '2025-06-26', {build: '0.6.0.75365'}),
    supersunho(`config/${file}`, '2025-06-30', {build: '0.6.0'}),
    {repo: 'mgrffn117/Palworld_Server', path: '04-Server-Configuration.md', date: '2025-11-11'},
  ],
  '0.5.0': [
    moddingKit(ini, '2025-03-21', {build: '0.5.0.67935'}),
    moddingKit(listing, '2025-03-21', {build: '0.5.0.67935'}),
    jammsen('configs/PalWorldSettings.ini.template', '2025-03-20'),
  ],
  '0.4.15': [
    moddingKit(ini, '2025-02-28', {build: '0.4.15.66880'}),
    moddingKit(listing, '2025-02-28', {build: '0.4.15.66880'}),
    {repo: 'Techeron/PalServer', path: file, build: '0.4.11 – 0.4.14'},
  ],
  '0.3.12.0': [
    {repo: 'xq202/freeroot', path: file, date: '2024-12-05'},
    moddingKit(ini, '2024-09-17', {build: '0.3.7.58983'}),
    moddingKit(listing, '2024-09-17', {build: '0.3.7.58983'}),
  ],
  '0.2.4.0': [
    {repo: 'hosvr/games', path: `palworld/${file}`, date: '2024-06-25'},
    settingGenerator('src/lib/palworld-raw-settings/0.2.3.0.ini', '2024-04-28', {build: '0.2.3.0'}),
  ],
  '0.1.5.1': [{repo: 'TerrorJack/palworld-settings', path: file, date: '2024-03-01'}],
};

const environmentVariables = jammsen('docs/ENV_VARS.md', '2024-07-06');
const panel = 'palworldconfig.json';
const wiki = (build: string) =>
  webPage('https://palworld.wiki.gg/wiki/World_Settings', 'palworld.wiki.gg, World Settings', {
    build,
  });

/** A server's owner copied Pocketpair's table. */
export const vendorTable: Source = {
  repo: 'ExMachinaParlor/PalServer',
  path: 'README.md',
  date: '2025-07-23',
};
export const xgamingserver = webPage(
  'https://xgamingserver.com/',
  'xgamingserver.com, randomizer settings',
);
export const aleforge = webPage('https://help.aleforge.net/', 'help.aleforge.net, article 231', {
  note: 'WorldOption.sav needed (0.4 period)',
});

export const gamenguides = webPage(
  'https://gamenguides.com/',
  'gamenguides.com, world customization',
);

/** The templates of a panel have a sentence for each setting of a build. */
export const sourcesOfBuild: Readonly<Partial<Record<Build, readonly Evidence[]>>> = {
  '0.7.0': [
    {repo: 'WareAoba/saba-chan-modules', path: `palworld/${file}`, date: '2026-02-16'},
    moddingKit(listing, '2025-12-17', {build: '0.7.0.84578'}),
    ...show('effect', ampTemplates('palworld16templatesettings.ini', '2025-12-29')),
  ],
  '1.0.0': show('effect', ampTemplates('palworld19templatesettings.ini', '2026-07-10')),
};

export const sources = {
  sliders: show(
    'range',
    settingGenerator('src/lib/palworld-server-settings.json', '2024-01-28'),
    wiki('0.2.4.0'),
    wiki('0.3.10.0'),
  ),
  vendorDocs: [officialGuide('settings-and-operation/configuration', '0.7.0')],
  vendorPvpDocs: [officialGuide('settings-and-operation/pvp', '0.7.0')],
  vendorTable2025: [vendorTable],
  envVars: show('effect', environmentVariables),
  wiki: show('effect', wiki('0.3.10.0')),
  wikiRange: show('range', wiki('0.3.10.0')),
  palConfRanges: show('range', palConf('src/consts/entries.tsx', '2026-01-14')),
  panel: show('effect', ampTemplates(panel, '2024-12-23')),
  gameSettingsPage: show(
    'effect',
    thijsvanloef('docusaurus/docs/getting-started/configuration/game-settings.md'),
  ),
} as const;

/** Limits of the game's settings screen, for a multiplier unless the record has another unit. */
export const slider = <Limits extends Omit<NumberRange, 'basis'>>(
  limits: Limits,
  ...further: readonly (readonly Evidence[])[]
) =>
  ({
    unit: 'multiplier',
    range: {...limits, basis: 'slider'},
    source: [...sources.sliders, ...further.flat()],
  }) as const;
