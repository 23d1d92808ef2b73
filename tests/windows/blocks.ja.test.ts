import {newest} from '../support/addresses';
import {describeBlocks} from './blocks';

describeBlocks([['ja', newest]], [['en', newest]], 7);
