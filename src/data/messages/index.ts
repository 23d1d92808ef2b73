/**
 * The messages that the page `operate/messages` explains, as they appear. The page has a heading
 * for each, with the id and the text given here; tests/site/messages.test.ts compares them.
 */
import {serverMessages} from './server';
import {toolMessages} from './tools';
import type {Message} from './types';

export type * from './types';

/** In the order of the page. */
export const messages: readonly Message[] = [...serverMessages, ...toolMessages];
