import {inBackground} from '@site/src/browser/late/worker';
import type * as reading from './reading';

export const reader = inBackground<Pick<typeof reading, 'start' | 'open'>>(
  () => new Worker(new URL('./worker.ts', import.meta.url)),
  () => import('./reading'),
);
