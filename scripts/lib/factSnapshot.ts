/**
 * Prints the facts of a checkout that must be announced when they change, as JSON. It runs in a
 * process of its own, because two states of the same modules cannot be loaded side by side.
 *
 *   tsx scripts/lib/factSnapshot.ts <folder of the checkout>
 */
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type * as Settings from '../../src/core/settings';
import type * as Features from '../../src/data/features';
import type * as Rest from '../../src/data/rest/operations';
import type * as Versions from '../../src/data/versions';
import type {FactSnapshot} from '../../src/core/guideChanges/announce';

/** Reads the facts of a checkout. */
export async function factsIn(folder: string): Promise<FactSnapshot> {
  const load = async <Module>(file: string) =>
    (await import(pathToFileURL(path.resolve(folder, 'src', file)).href)) as Module;
  const {versionIds} = await load<typeof Versions>('data/versions.ts');
  const {settingsForVersion} = await load<typeof Settings>('core/settings/index.ts');
  const {restOperations, restCall} = await load<typeof Rest>('data/rest/operations.ts');
  const {hasRestApi} = await load<typeof Features>('data/features.ts');
  const facts: Record<string, Record<string, string>> = {};
  const put = (fact: string, version: string, value: string) => {
    (facts[fact] ??= {})[version] = value;
  };
  for (const version of versionIds) {
    for (const {key, printedDefault, range} of settingsForVersion(version)) {
      put(`default of ${key}`, version, printedDefault);
      put(`range of ${key}`, version, range ? `${range.min ?? ''}–${range.max ?? ''}` : '');
    }
    if (hasRestApi(version)) {
      for (const id of Object.keys(restOperations) as (keyof typeof restOperations)[]) {
        put(`endpoint ${id}`, version, restCall(id));
      }
    }
  }
  return facts;
}

if (process.argv[1]?.endsWith('factSnapshot.ts')) {
  void factsIn(path.resolve(process.argv[2] ?? '.')).then((facts) =>
    process.stdout.write(JSON.stringify(facts)),
  );
}
