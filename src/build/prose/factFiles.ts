import fs from 'node:fs';
import path from 'node:path';
import {createHash} from 'node:crypto';
import {filesBelow} from '../filesBelow';

/** Folders with facts and words, which the live preview reads again when one of their files is saved. */
export const FACT_FOLDERS = ['src/data', 'src/words', 'src/core'] as const;

/** Further folders whose files decide what the build writes into a page. */
const CODE_FOLDERS = ['src/build', 'src/components', 'openapi'] as const;

/** Is the path, as the bundler names what was saved, in one of the folders with facts, or that folder? */
export function isFactFile(siteDir: string, file: string): boolean {
  return FACT_FOLDERS.some((folder) => {
    const whole = path.join(siteDir, folder);
    return file === whole || file.startsWith(whole + path.sep);
  });
}

/** A hash of all files that decide what stands in a page, beside its own words. */
export function hashOfFacts(siteDir: string): string {
  const hash = createHash('sha256');
  // Tests work in copies that have only some of the folders.
  const folders = [...FACT_FOLDERS, ...CODE_FOLDERS].filter((folder) =>
    fs.existsSync(path.join(siteDir, folder)),
  );
  for (const folder of folders) {
    for (const name of filesBelow(path.join(siteDir, folder))) {
      if (/\.(?:ts|json|ya?ml)$/.test(name) && !/\.test\.ts$/.test(name)) {
        const file = path.join(folder, name);
        hash.update(file).update(fs.readFileSync(path.join(siteDir, file)));
      }
    }
  }
  return hash.digest('hex').slice(0, 12);
}
