/**
 * The messages that the page `operate/messages` explains, as they appear. The page has a heading
 * for each, with the id and the text given here; tests/site/pages.test.ts compares them.
 */
import {serverMessages} from './server';
import {toolMessages} from './tools';
import type {Message, MessagePlace} from './types';

export type * from './types';

/** In the order of the page. */
export const messages = Object.entries({...serverMessages, ...toolMessages}).flatMap(
  ([place, rows]) =>
    rows.map((row): Message => ({
      // Images and the REST API are as old as each other.
      ...(/^(?:rest|docker)$/.test(place) && {since: '0.2.0.6' as const}),
      ...row,
      place: place as MessagePlace,
    })),
);
