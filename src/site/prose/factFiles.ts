import path from 'node:path';
import {hashOfFolders} from '../filesBelow';

/** Folders with facts and words, which the live preview reads again when one of their files is saved. */
export const FACT_FOLDERS = ['src/data', 'src/words', 'src/core'] as const;

/** Further folders whose files decide what the build writes into a page. */
const CODE_FOLDERS = ['src/site', 'src/components', 'openapi'] as const;

/** Is the path, as the bundler names what was saved, in one of the folders with facts, or that folder? */
export function isFactFile(siteDir: string, file: string): boolean {
  return FACT_FOLDERS.some((folder) => {
    const whole = path.join(siteDir, folder);
    return file === whole || file.startsWith(whole + path.sep);
  });
}

/** A hash of all files that decide what a page says, beside its own words. */
export const hashOfFacts = (siteDir: string): string =>
  hashOfFolders(siteDir, [...FACT_FOLDERS, ...CODE_FOLDERS], /\.(?:ts|json|ya?ml)$/);
