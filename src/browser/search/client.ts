import {inBackground} from '../late/worker';
import type * as backend from './backend';

export const searchClient = inBackground<typeof backend>(
  () => new Worker(new URL('./worker.ts', import.meta.url)),
  () => import('./backend'),
);
