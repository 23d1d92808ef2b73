import {checkFile} from '@site/src/core/editor/reader';
import {expose} from 'comlink';

expose({checkFile, greet: () => true});
