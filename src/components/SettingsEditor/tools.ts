/** The browser loads this module once a reader uses the editor. */
import OpenPanel from './OpenPanel';
import Outputs from './Outputs';
import Problems from './Problems';
import Recipes from './Recipes';
import Unknown from './Unknown';
import UpgradePanel from './UpgradePanel';

export const parts = {
  Outputs,
  Problems,
  Unknown,
  open: OpenPanel,
  recipes: Recipes,
  upgrade: UpgradePanel,
};
export {encodeShared, shareableEntries} from '@site/src/core/editor/link';
export {checkFile, largestFile, startFrom, withOthers} from '@site/src/core/editor/reader';
export {warningsFor} from '@site/src/core/editor/warnings';
export {writtenFault} from '@site/src/core/ini/check';
export {hasPieces, piecesOf} from '@site/src/core/filter/pieces';
export {prepareSynonyms} from '@site/src/core/filter/synonyms';
export {foldText} from '@site/src/core/text/fold';
