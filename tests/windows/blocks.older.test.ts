import {oldestVersion} from '../../src/data/versions';
import {newest} from '../support/addresses';
import {describeBlocks} from './blocks';

describeBlocks(['en', oldestVersion.id], 1, ['en', newest]);
