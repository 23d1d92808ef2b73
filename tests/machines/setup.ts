import {LEFT_OUT} from '../../scripts/lib/steps';
import {debianRoot} from '../support/machine/base';

/** Makes the root of the machines, or says why it can't. */
export default function setup(): void {
  const base = debianRoot();
  if ('reason' in base) {
    console.warn(
      `Left out: the server files on a real Debian and in Docker, because ${base.reason}.`,
    );
    process.exit(LEFT_OUT);
  }
}
