/** Clients of the REST API for developers, one set for each version that has it. */
import {strToU8, zipSync} from 'fflate';
import {restVersions} from '../../data/features';
import {clientPath, type ClientId} from '../../core/rest/downloads';
import {httpFile, brunoFiles} from './requests';
import {pythonClient} from './python';
import {typescriptClient} from './typescript';

/** The earliest day a zip can hold: two builds are the same, whenever they are made. */
const DAY = '1980-01-01T00:00:00';

/** Every client file below the root of the site. `root` is the address of the site with '/'. */
export function clientFiles(root: string): ReadonlyMap<string, string | Uint8Array> {
  return new Map<string, string | Uint8Array>(
    restVersions.flatMap((version) => {
      const at = (id: ClientId) => `${root}${clientPath(version, id)}`;
      const folder = `palworld-${version}`;
      const collection = Object.fromEntries(
        [...brunoFiles(version, at('bruno'))].map(([name, text]) => [
          `${folder}/${name}`,
          strToU8(text),
        ]),
      );
      return [
        [clientPath(version, 'typescript'), typescriptClient(version, at('typescript'))],
        [clientPath(version, 'python'), pythonClient(version, at('python'))],
        [clientPath(version, 'http'), httpFile(version, at('http'))],
        [clientPath(version, 'bruno'), zipSync(collection, {mtime: DAY, level: 9})],
      ] as const;
    }),
  );
}
