/** A made-up build for copies of the project in which a made-up version is cut. */
import {newestBuild} from '../src/data/builds';
import {addBuild} from './lib/newBuild';

/** The patch after the newest build, so that no fact about another build changes. */
export const MADE_UP = newestBuild.version.replace(/\d+$/, (patch) => String(Number(patch) + 1));

/** Adds it to the project at `root`, seen on the day of the search. */
export function addMadeUpBuild(root: string, version: string): void {
  const day = new Date().toISOString().slice(0, 10);
  addBuild(
    root,
    {version, released: day, linuxManifest: '1234567890123456789', sources: ['made up']},
    day,
  );
}
