/** A shallow clone shows no date rather than a wrong date. */
import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {getVcsPreset} from '@docusaurus/utils';
import type {VcsConfig} from '@docusaurus/types';
import type {Locale} from '../../data/locales';
import {wordsFile, sharedPageOf} from '../../words/pageFiles';

/** Dates pages by the git history of the file with their words. */
export function createPageHistory(siteDir: string, locale: Locale): VcsConfig {
  const git = getVcsPreset('git-eager');
  const isKnown = promisify(execFile)('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: siteDir,
  }).then(
    ({stdout}) => stdout.trim() === 'false',
    () => false,
  );
  return {
    ...git,
    async getFileLastUpdateInfo(filePath) {
      if (!(await isKnown)) {
        return null;
      }
      const page = sharedPageOf(await fs.readFile(filePath, 'utf8'));
      const file = page ? path.join(siteDir, wordsFile(siteDir, page, locale)) : filePath;
      const info = await git.getFileLastUpdateInfo(file);
      return info && {...info, author: ''};
    },
  };
}
