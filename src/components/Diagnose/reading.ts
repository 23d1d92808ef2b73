/** Reads a log: in a worker, so that the page answers meanwhile. */
import type {Diagnosis} from '@site/src/core/diagnose/diagnosis';
import {decodeLog} from '@site/src/core/diagnose/lines';
import {readLog} from '@site/src/core/diagnose/log';

/** What a log says; tells meanwhile which share of it is read. */
export async function read(log: Blob, onShare: (share: number) => void): Promise<Diagnosis> {
  return readLog(decodeLog(new Uint8Array(await log.arrayBuffer())), onShare);
}
