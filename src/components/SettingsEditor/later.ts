/** The browser loads this module once a reader uses the editor. */
import Asking from './Asking';
import NoticeText from './NoticeText';
import OpenPanel from './OpenPanel';
import Outputs from './Outputs';
import Problems from './Problems';
import Recipes from './Recipes';
import Unknown from './Unknown';
import UpgradePanel from './UpgradePanel';

export const parts = {
  Asking,
  NoticeText,
  Outputs,
  Problems,
  Unknown,
  open: OpenPanel,
  recipes: Recipes,
  upgrade: UpgradePanel,
};
export {encodeShared, shareableEntries} from '@site/src/core/editor/link';
export {warningsFor} from '@site/src/core/editor/warnings';
export {writtenFault} from '@site/src/core/ini/check';
export {hasPieces, plainPieces} from '@site/src/core/filter/plainPieces';
export {foldText} from '@site/src/core/text/fold';
export {reader} from './reader';
