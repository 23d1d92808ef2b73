/**
 * The generator makes every server file from a set of choices, without React or Node. A page brings
 * the facts of its version, because `facts.ts` runs only in the build.
 */
export {changeSystem, defaultChoices, fromQuery, toQuery, type Choices} from './choices';
export {baseFiles, isOwn, makeFile, makeFiles, placeOf, shellOf} from './files';
export {archiveFile, archiveName, archivePath, byHand, installSteps, needs} from './install';
export {problemsOf} from './problems';
export {readme} from './readme';
export {backupSpace, memoryFor, sizeText, whereabouts} from './runbook';
export type * from './types';
export type {ServerFilesFacts} from './facts';
