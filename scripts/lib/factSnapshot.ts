/**
 * Another process runs this file, because one process can't load two states of the same modules.
 */
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type * as Settings from '../../src/core/settings';
import type * as Arguments from '../../src/data/arguments';
import type * as Commands from '../../src/data/commands';
import type * as Features from '../../src/data/features';
import type * as Paths from '../../src/data/paths';
import type * as Ports from '../../src/data/ports';
import type * as Rest from '../../src/data/rest/operations';
import type * as Values from '../../src/data/values';
import type * as Versions from '../../src/data/versions';
import {addressesIn} from '../../src/config/sidebar/addresses';
import type * as Sidebar from '../../src/config/sidebar/sidebar';
import type {FactSnapshot} from './factsAt';
import {runScript} from './runScript';

export interface Known {
  readonly facts: FactSnapshot;
  readonly addresses: readonly string[];
}

const loader =
  (folder: string) =>
  async <Module>(file: string) =>
    (await import(pathToFileURL(path.resolve(folder, 'src', file)).href)) as Module;

/** Gives the addresses of all pages of the project in `folder`, without the base. */
export async function addressesOf(folder: string): Promise<readonly string[]> {
  const load = loader(folder);
  const {versionIds, versionPath} = await load<typeof Versions>('data/versions.ts');
  const {sidebarFor} = await load<typeof Sidebar>('config/sidebar/sidebar.ts');
  return versionIds.flatMap((version) =>
    addressesIn(sidebarFor(version)).map((page) => `${versionPath(version)}${page}`),
  );
}

/** Reads the facts of the project in `folder`, for each version. */
export async function factsIn(folder: string): Promise<FactSnapshot> {
  const load = loader(folder);
  const {versionIds, isPresent} = await load<typeof Versions>('data/versions.ts');
  const {serverArguments} = await load<typeof Arguments>('data/arguments/index.ts');
  const {commands} = await load<typeof Commands>('data/commands/index.ts');
  const {ports} = await load<typeof Ports>('data/ports/index.ts');
  const {serverFiles} = await load<typeof Paths>('data/paths/index.ts');
  const {valueOf} = await load<typeof Values>('data/values.ts');
  const {settingsForVersion} = await load<typeof Settings>('core/settings/index.ts');
  const rest = await load<typeof Rest>('data/rest/operations.ts');
  const {hasRestApi} = await load<typeof Features>('data/features.ts');
  // Releases before the edition 1.0 had the same operations in every version.
  const {
    restOperationsOf = (version) =>
      hasRestApi(version) ? (Object.keys(rest.restOperations) as Rest.RestOperationId[]) : [],
  } = rest as Partial<typeof Rest>;
  const facts: Record<string, Record<string, string>> = {};
  const put = (fact: string, version: string, value: string) => {
    (facts[fact] ??= {})[version] = value;
  };
  const known = (id: string, version: string) => facts[`path ${id}`]?.[version] ?? '';
  for (const version of versionIds) {
    for (const {key, printedDefault, range} of settingsForVersion(version)) {
      put(`default of ${key}`, version, printedDefault);
      put(`range of ${key}`, version, range ? `${range.min ?? ''}–${range.max ?? ''}` : '');
    }
    for (const id of restOperationsOf(version)) {
      put(`endpoint ${id}`, version, rest.restCall(id));
    }
    for (const argument of serverArguments.filter((known) => isPresent(known, version))) {
      const {name, default: preset} = argument;
      const value = preset.kind === 'value' ? preset.value : argument.value?.placeholder;
      put(`argument ${name}`, version, value === undefined ? name : `${name}=${value}`);
    }
    for (const {name, parameters} of commands.filter((known) => isPresent(known, version))) {
      const typed = parameters.map((parameter) =>
        parameter.required ? parameter.name : `[${parameter.name}]`,
      );
      put(`command ${name}`, version, [`/${name}`, ...typed].join(' '));
    }
    for (const {id, number, protocol} of ports.filter((known) => isPresent(known, version))) {
      put(`port ${id}`, version, `${valueOf(number)}/${protocol}`);
    }
    for (const {id, ...file} of serverFiles) {
      // Earlier commits had a list of places in a file's record.
      const places = 'places' in file ? (file.places as (typeof file)[]) : [file];
      const paths = places
        .filter((place) => isPresent(place, version))
        .flatMap((place) => Object.values(place.paths));
      put(`path ${id}`, version, paths.join(', ').replaceAll(/[<>]/g, '') || known(id, version));
    }
  }
  return facts;
}

runScript('factSnapshot', async () => {
  const folder = path.resolve(process.argv[2] ?? '.');
  const known: Known = {facts: await factsIn(folder), addresses: await addressesOf(folder)};
  process.stdout.write(JSON.stringify(known));
});
