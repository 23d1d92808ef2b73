/**
 * The generator of server files: from a set of choices to every file, complete and ready to save.
 *
 * Plain TypeScript without React or Node. A page brings the facts of its version (`facts.ts`, only in
 * the build) and the words of its language.
 */
export {
  changeSystem,
  choiceNames,
  defaultChoices,
  fromQuery,
  toQuery,
  type Choices,
} from './choices';
export {baseFiles, makeFile, makeFiles, placeOf, shellOf} from './files';
export {archiveFile, archiveName, archivePath, byHand, installSteps, needs} from './install';
export {problemsOf} from './problems';
export {readme} from './readme';
export {backupSpace, memoryFor, sizeText, whereabouts} from './runbook';
export type * from './types';
export type {ServerFilesFacts} from './facts';
