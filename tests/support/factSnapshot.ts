/** `tests/unit/knownFacts.test.ts` runs a copy of it beside the modules of another commit. */
import {addressesIn} from '../../src/config/sidebar/addresses';
import {sidebarFor} from '../../src/config/sidebar/sidebar';
import {settingsForVersion} from '../../src/core/settings';
import {serverArguments} from '../../src/data/arguments';
import {commands} from '../../src/data/commands';
import {serverFiles} from '../../src/data/paths';
import {ports} from '../../src/data/ports';
import {restCall, restOperationsOf} from '../../src/data/rest/operations';
import {values} from '../../src/data/values';
import {isPresent, versionIds, versionPath} from '../../src/data/versions';

/** The outer keys are facts ('default of ExpRate'), the inner keys are versions. */
export type FactSnapshot = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Gives the addresses of all pages, without the base. */
export const addresses = (): readonly string[] =>
  versionIds.flatMap((version) =>
    addressesIn(sidebarFor(version)).map((page) => `${versionPath(version)}${page}`),
  );

/** Gives what readers are told of each version. */
export function facts(): FactSnapshot {
  const found: Record<string, Record<string, string>> = {};
  for (const version of versionIds) {
    const put = (fact: string, value: string) => {
      (found[fact] ??= {})[version] = value;
    };
    for (const {key, printedDefault, range} of settingsForVersion(version)) {
      put(`default of ${key}`, printedDefault);
      put(`range of ${key}`, range ? `${range.min ?? ''}–${range.max ?? ''}` : '');
    }
    for (const id of restOperationsOf(version)) {
      put(`endpoint ${id}`, restCall(id));
    }
    for (const argument of serverArguments.filter((known) => isPresent(known, version))) {
      const {name, default: preset} = argument;
      const value = preset.kind === 'value' ? preset.value : argument.value?.placeholder;
      put(`argument ${name}`, value === undefined ? name : `${name}=${value}`);
    }
    for (const {name, parameters} of commands.filter((known) => isPresent(known, version))) {
      const typed = parameters.map((parameter) =>
        parameter.required ? parameter.name : `[${parameter.name}]`,
      );
      put(`command ${name}`, [`/${name}`, ...typed].join(' '));
    }
    for (const {id, number, protocol} of ports.filter((known) => isPresent(known, version))) {
      put(`port ${id}`, `${values[number]}/${protocol}`);
    }
    for (const {id, paths} of serverFiles.filter((known) => isPresent(known, version))) {
      put(`path ${id}`, Object.values(paths).join(', ').replaceAll(/[<>]/g, ''));
    }
  }
  return found;
}
