import {serverMessages} from './server';
import {toolMessages} from './tools';
import type {Message, MessagePlace} from './types';

export type * from './types';

export const messages = Object.entries({...serverMessages, ...toolMessages}).flatMap(
  ([place, rows]) =>
    rows.map((row): Message => ({
      ...(/^(?:rest|docker)$/.test(place) && {since: '0.2.0.6' as const}),
      ...row,
      place: place as MessagePlace,
    })),
);
