/** What reads files, links and drafts, as the page sees it. It is loaded when there is something to read. */
import {inBackground} from '@site/src/browser/late/worker';
import type * as reading from './reading';

/** The one reader of this page. */
export const reader = inBackground<Pick<typeof reading, 'start' | 'open'>>(
  () => new Worker(new URL('./worker.ts', import.meta.url)),
  () => import('./reading'),
);
