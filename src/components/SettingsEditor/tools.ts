/** The browser loads this module once a reader uses the editor. */
import {inBackground} from '@site/src/browser/late/worker';
import * as page from '@site/src/core/editor/reader';
import OpenPanel from './OpenPanel';
import Outputs from './Outputs';
import Problems from './Problems';
import Recipes from './Recipes';
import Unknown from './Unknown';
import UpgradePanel from './UpgradePanel';

/** A large file is read in the background, so that the page stays usable. */
export const reader = inBackground<Pick<typeof page, 'checkFile'>>(
  () => new Worker(new URL('./worker.ts', import.meta.url)),
  () => Promise.resolve(page),
);

export const parts = {
  Outputs,
  Problems,
  Unknown,
  open: OpenPanel,
  recipes: Recipes,
  upgrade: UpgradePanel,
};
export {encodeShared, shareableEntries} from '@site/src/core/editor/link';
export {largestFile, startFrom, withOthers} from '@site/src/core/editor/reader';
export {warningsFor} from '@site/src/core/editor/warnings';
export {writtenFault} from '@site/src/core/ini/check';
export {hasPieces, piecesOf} from '@site/src/core/filter/pieces';
export {prepareSynonyms} from '@site/src/core/filter/synonyms';
export {foldText} from '@site/src/core/text/fold';
