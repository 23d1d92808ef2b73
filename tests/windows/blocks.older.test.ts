import {oldestVersion} from '../../src/data/versions';
import {newest, versions} from '../support/addresses';
import {describeBlocks, type Edition} from './blocks';

const between = versions.slice(1, -1).map((version): Edition => ['en', version]);

describeBlocks(['en', oldestVersion.id], 3, ['en', newest], between);
