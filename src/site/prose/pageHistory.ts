/**
 * When a page was last changed: the date of its words, not of the line that names them in an
 * older edition.
 *
 * Without git, or with a clone that holds only the newest commit, nothing is known and pages simply
 * show no date; a wrong date would be worse.
 */
import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import type {VcsConfig} from '@docusaurus/types';
import type {Locale} from '../../data/locales';
import {pageFile, sharedPageOf} from '../../words/pageFiles';

const run = promisify(execFile);

/** Latest change of each file, in milliseconds, by path from the root of the repository. */
export type ChangeDates = ReadonlyMap<string, number>;

/** Reads `git log --format=@%ct --name-only`: the newest commit comes first. */
export function parseChanges(log: string): ChangeDates {
  const dates = new Map<string, number>();
  let time = 0;
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) {
      time = Number(line.slice(1)) * 1000;
    } else if (line !== '' && !dates.has(line)) {
      dates.set(line, time);
    }
  }
  return dates;
}

async function readChanges(siteDir: string): Promise<ChangeDates> {
  const git = async (...parameters: string[]) => {
    const {stdout} = await run('git', ['-c', 'core.quotePath=false', ...parameters], {
      cwd: siteDir,
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  };
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') {
      return new Map();
    }
    const folders = ['docs', 'versioned_docs', 'src/pages', 'i18n'];
    return parseChanges(
      await git('log', '--format=@%ct', '--name-only', '--relative', '--', ...folders),
    );
  } catch {
    return new Map();
  }
}

/** Answers Docusaurus' questions about the history of a page. */
export function createPageHistory(siteDir: string, locale: Locale): VcsConfig {
  let changes: Promise<ChangeDates> | undefined;
  const lastUpdate = async (filePath: string) => {
    changes ??= readChanges(siteDir);
    const page = sharedPageOf(await fs.readFile(filePath, 'utf8'));
    const file = page
      ? pageFile(siteDir, page, locale)
      : path.relative(siteDir, filePath).replaceAll('\\', '/');
    const timestamp = (await changes).get(file);
    return timestamp === undefined ? null : {timestamp, author: ''};
  };
  return {
    // Docusaurus checks that each function takes its one parameter.
    initialize(_where) {
      changes ??= readChanges(siteDir);
    },
    getFileCreationInfo: (_filePath) => Promise.resolve(null),
    getFileLastUpdateInfo: lastUpdate,
  };
}
