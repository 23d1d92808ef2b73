import fs from 'node:fs';
import path from 'node:path';
import {defaultLocale, locales, type Locale} from '../../../data/locales';
import {fillWords} from '../../../core/ini';
import {readArguments} from './arguments';
import {checkFile} from './file';
import {lookInto, type FolderFinding} from './folder';
import {fileText, findingText, jsonReport, totals, type Summary} from './report';
import type {CommandFacts, Surroundings} from './types';

/** Nothing found that keeps a setting from the server. */
const fine = 0;
/** At least one error. */
const faulty = 1;
/** The check did not take place: the command line, or a file that cannot be read. */
const failed = 2;

/** The language of a system, 'ja_JP.UTF-8', among those of the guide. */
const localeOf = (language: string): Locale =>
  locales.find((locale) => language.toLowerCase().startsWith(locale)) ?? defaultLocale;

const languages = locales.join('|');

/** Runs the command and gives its exit code. */
export function run(args: readonly string[], facts: CommandFacts, at: Surroundings): number {
  const request = readArguments(args);
  if ('word' in request) {
    const {command} = facts.words[localeOf(at.language)];
    at.printError(fillWords(command[request.word], {text: request.text}));
    at.printError(fillWords(command.usage, {languages}));
    return failed;
  }
  const words = facts.words[localeOf(request.language ?? at.language)];
  const known = facts.versions.map(({version}) => version);
  const game = request.game ?? known[0] ?? '';
  if (request.isHelp) {
    const usage = fillWords(words.command.usage, {languages});
    at.print(fillWords(words.command.help, {usage, game, languages}));
    return fine;
  }
  const data = facts.versions.find(({version}) => version === game);
  if (!data) {
    at.printError(
      fillWords(words.command.unknownVersion, {game, versions: [...known].reverse().join(', ')}),
    );
    return failed;
  }
  const files: string[] = [];
  const findings: FolderFinding[] = [];
  try {
    for (const target of request.targets) {
      const given = path.resolve(at.folder, target);
      if (fs.statSync(given).isDirectory()) {
        const found = lookInto(given);
        files.push(...found.files);
        findings.push(...found.findings);
      } else {
        files.push(given);
      }
    }
    const summary: Summary = {
      game,
      files: files.map((file) => checkFile(file, data, request.isFix)),
      findings,
    };
    const {errors, warnings} = totals(summary);
    if (request.isJson) {
      at.print(JSON.stringify(jsonReport(summary, words), null, 2));
    } else {
      for (const finding of findings) {
        at.print(findingText(finding, words));
      }
      for (const report of summary.files) {
        at.print(fileText(report, words).join('\n'));
      }
      const counts = {errors: String(errors), warnings: String(warnings), game};
      at.print(fillWords(words.command.total, counts));
    }
    return errors > 0 ? faulty : fine;
  } catch (error) {
    const {code = '', path: file = ''} = error as NodeJS.ErrnoException;
    at.printError(
      code === 'ENOENT'
        ? fillWords(words.command.notThere, {file})
        : fillWords(words.command.unreadable, {file, reason: code || (error as Error).message}),
    );
    return failed;
  }
}
