import {newest} from '../support/addresses';
import {describeBlocks} from './blocks';

describeBlocks(['ja', newest], 7, ['en', newest]);
