import {expose} from 'comlink';
import {readLogFile} from '@site/src/core/diagnose/log';

expose({readLogFile, greet: () => true});
