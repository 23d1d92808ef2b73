/** What the settings and the changed defaults of newer builds (later.ts) rest on. */
import type {Source} from '../sources';
import {ampTemplates, moddingKit, supersunho} from '../sources/projects';
import type {Build} from '../versions';
import type {LaterDefaultChange, LaterSettingKey} from './later';

const file = 'DefaultPalWorldSettings.ini';
const listing = 'Source/Pal/Public/PalOptionWorldSettings.h';

/** Default files and lists of keys of the builds that brought most of them. */
const filesOf: Readonly<Partial<Record<Build, readonly Source[]>>> = {
  '0.7.0': [
    {repo: 'WareAoba/saba-chan-modules', path: `palworld/${file}`, date: '2026-02-16'},
    moddingKit(listing, '2025-12-17', {build: '0.7.0.84578'}),
    ampTemplates('palworld16templatesettings.ini', '2025-12-29'),
  ],
  '1.0.0': [
    supersunho(`config/${file}`, '2026-07-10'),
    {repo: 'Zecet22/PALSERVER', path: file, date: '2026-07-23'},
    ampTemplates('palworld19templatesettings.ini', '2026-07-10'),
  ],
};

/** The file of a server with 122 keys. The copy has no date; its keys are those of 1.0.2 or later. */
const userFile: Source = {
  repo: 'frobbertze/PalworldServerManager',
  path: 'tests/PalworldServerManager.Core.Tests/OptionSettingsSerializerTests.cs',
  build: '1.0.2 –',
};

/** Keys that came after the default files of their series. */
const ownSources: Readonly<Partial<Record<LaterSettingKey, readonly Source[]>>> = {
  MaxBuildingLimitNumPerPlayer: [userFile],
  FishingDifficultyRate: [userFile, ampTemplates('issues/1985', '2026-09-08')],
  bAllowEnemyCampSpawnNearBaseCamp: [
    userFile,
    {
      repo: 'kms0539/palworld-guide',
      path: 'docs/korean-data-reference-1.0.3.md',
      build: '1.0.3',
      note: 'cites the Steam patch notes of 1.0.3',
    },
  ],
};

/** Sources of a setting that only newer builds have; none where they are missing, which a test reports. */
export function sourcesOfLaterSetting({
  key,
  since,
}: {
  readonly key: LaterSettingKey;
  readonly since: Build;
}): readonly Source[] {
  return ownSources[key] ?? filesOf[since] ?? [];
}

const banList = (date: string, build: string): Source =>
  moddingKit(`Config/${file}`, date, {build});

const ownChangeSources: Readonly<Record<string, readonly Source[]>> = {
  BanListURL: [
    banList('2026-01-26', '0.7.1.86065'),
    banList('2026-02-16', '0.7.2.87654'),
    {repo: 'MityTin/manager-serverpal', path: 'PalWorldSettings.ini', date: '2026-03-24'},
  ],
};

/** Sources of a default that a newer build changed: the files before and after. */
export function sourcesOfLaterDefault({key, since}: LaterDefaultChange): readonly Source[] {
  return ownChangeSources[key] ?? filesOf[since]?.slice(0, 2) ?? [];
}
