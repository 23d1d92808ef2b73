/**
 * The headings of `operate/messages` have these ids and texts; tests/site/pages.test.ts compares
 * them.
 */
import {serverMessages} from './server';
import {toolMessages} from './tools';
import type {Message, MessagePlace} from './types';

export type * from './types';

/** In the order of the page. */
export const messages = Object.entries({...serverMessages, ...toolMessages}).flatMap(
  ([place, rows]) =>
    rows.map((row): Message => ({
      // Community images need the REST API.
      ...(/^(?:rest|docker)$/.test(place) && {since: '0.2.0.6' as const}),
      ...row,
      place: place as MessagePlace,
    })),
);
