import {newest} from '../support/addresses';
import {describeBlocks} from './blocks';

describeBlocks(['en', newest], 55);
