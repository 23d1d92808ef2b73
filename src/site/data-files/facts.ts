import {argumentsForVersion, argumentSyntax} from '../../core/arguments';
import {commandsForVersion, commandSyntax} from '../../core/commands';
import {filesOf} from '../../core/paths';
import {settingsForVersion, type VersionSetting} from '../../core/settings';
import {factGroups, sourcedFacts, sourcesOfSetting} from '../../core/sources';
import {builds, buildsCheckedOn, daysOf, newestBuild, type ServerBuild} from '../../data/builds';
import {locales} from '../../data/locales';
import {PLACE_IN_WORDS, serverSystems} from '../../data/paths';
import {portNumber, portsOf} from '../../data/ports';
import {iniProperty, iniSection, settingGroups} from '../../data/settings';
import {sourceId, sourceName, sourceUrl, type Confidence, type Evidence} from '../../data/sources';
import {buildOf, editionFor, newestVersion, versionIds, type VersionId} from '../../data/versions';
import {wordsOf, type Words} from '../../words';

const byLocale = <Value>(read: (words: Words) => Value) =>
  Object.fromEntries(locales.map((locale) => [locale, read(wordsOf(locale))]));

const publishedSources = (sources: readonly Evidence[]) =>
  sources.map((source) => {
    const name = sourceName(source);
    return {
      id: sourceId(source),
      text: source.date === undefined ? name : `${name} (${source.date})`,
      url: sourceUrl(source),
      repository: source.repo,
      path: source.path,
      date: source.date,
      gameVersion: source.build,
      shows: source.shows,
      note: source.note,
    };
  });

const proof = (fact: {readonly confidence: Confidence; readonly source: readonly Evidence[]}) => ({
  confidence: fact.confidence,
  sources: publishedSources(fact.source),
});

function settingJson(version: VersionSetting, edition: VersionId) {
  const {key, setting} = version;
  return {
    key,
    group: setting.group,
    type: setting.type,
    quoted: setting.type === 'string',
    unit: 'unit' in setting ? setting.unit : undefined,
    range: version.range,
    values: version.values?.map((value) => ({
      value,
      meaning: byLocale(({settings}) => settings.settings[key]?.values?.[value]),
    })),
    default: version.default,
    iniDefault: version.printedDefault,
    since: setting.since,
    addedIn: version.addedIn,
    defaultChanges: version.changes.length > 0 ? version.changes : undefined,
    hasEffect: version.hasEffect,
    deprecated: version.isDeprecated,
    reserved: version.isReserved,
    takesEffect: setting.newWorld ? 'new world' : 'server restart',
    related: version.related,
    words: byLocale(({settings}) => {
      const {name, summary, description, higher, lower, notes} = settings.settings[key] ?? {};
      const said = version.notes.map((id) => notes?.[id]).filter((note) => note !== undefined);
      return {name, summary, description, higher, lower, notes: said.length ? said : undefined};
    }),
    confidence: setting.confidence,
    sources: publishedSources(sourcesOfSetting(setting, edition)),
  };
}

export const factsOfVersion = {
  settings: (version: VersionId) => ({
    section: iniSection,
    property: iniProperty,
    groups: settingGroups.map((id) => ({
      id,
      name: byLocale(({settings}) => settings.groups[id].name),
    })),
    settings: settingsForVersion(version).map((each) => settingJson(each, version)),
  }),
  arguments: (version: VersionId) => ({
    arguments: argumentsForVersion(version).map((argument) => ({
      name: argument.name,
      syntax: argumentSyntax(argument),
      value: argument.value ?? null,
      default: argument.default,
      platforms: argument.platforms,
      since: argument.since,
      isDocumented: !argument.isUndocumented,
      settings: argument.settings ?? [],
      meaning: byLocale((words) => words.arguments.arguments[argument.name].meaning),
      ...proof(argument),
    })),
  }),
  commands: (version: VersionId) => ({
    commands: commandsForVersion(version).map((command) => ({
      name: command.name,
      syntax: commandSyntax(command),
      parameters: command.parameters,
      usableIn: command.usableIn,
      restOperation: command.restOperation ?? null,
      since: command.since,
      effect: byLocale(({commands}) => commands[command.name].effect),
      ...proof(command),
    })),
  }),
  ports: (version: VersionId) => ({
    ports: portsOf(version).map((port) => ({
      id: port.id,
      default: Number(portNumber(port)),
      protocol: port.protocol,
      changedBy: port.changedBy,
      exposure: port.exposure,
      name: byLocale(({ports}) => ports.ports[port.id].name),
      ...proof(port),
    })),
  }),
  paths: (version: VersionId) => ({
    systems: Object.fromEntries(
      serverSystems.map((system) => [
        system,
        filesOf(system, version)
          .filter(({path}) => path !== PLACE_IN_WORDS)
          .map(({id, path}) => ({id, path, name: byLocale(({paths}) => paths.files[id].name)})),
      ]),
    ),
  }),
  sources: (version: VersionId) => ({
    sources: factGroups.flatMap((group) =>
      sourcedFacts(group, version).map(({id, name, confidence, sources}) => ({
        ...{id, group, name, confidence},
        sources: publishedSources(sources),
      })),
    ),
  }),
} as const;

function buildJson(build: ServerBuild) {
  const [first, last] = daysOf(build);
  return {
    version: build.version,
    fullVersion: build.fullVersion ?? null,
    released: {first, last, isInferred: build.isDayInferred ?? false},
    edition: editionFor(build.version),
    linuxManifest: build.linuxManifest ?? null,
    imageTag: build.imageTag ?? null,
    steamBuilds: build.steamBuilds ?? [],
  };
}

/** Tells when sources were searched last, and which edition to read for each build. */
export function statusJson() {
  return {
    checked: buildsCheckedOn,
    newestEdition: newestVersion.id,
    newestBuild: buildJson(newestBuild),
    editions: versionIds.map((version) => {
      // An edition that is named after a series begins with its first build.
      const first = builds.filter(({version: build}) => build.startsWith(`${version}.`)).at(-1);
      const named = buildOf(version);
      const released = (first ?? named)?.released;
      return {
        version,
        released: typeof released === 'string' ? released : null,
        checkedBuild: named?.version ?? null,
      };
    }),
    builds: builds.map(buildJson),
  };
}
