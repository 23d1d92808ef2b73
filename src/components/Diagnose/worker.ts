/** Reads a log in the background, so that the page answers meanwhile. */
import {expose} from 'comlink';
import {readLogFile} from '@site/src/core/diagnose/log';

expose({readLogFile, greet: () => true});
