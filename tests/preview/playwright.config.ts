import {versionIds} from '../../src/data/versions';
import {otherSite} from '../support/otherSite';

/** `npm start`, with the two newest versions, in the same browser. */
const port = Number(process.env.PREVIEW_PORT ?? 3903);
const env = {GUIDE_VERSIONS: versionIds.slice(0, 2).join()};

// One page at a time: the server compiles what is asked for.
export default {
  ...otherSite(__dirname, port, `npm start -- --no-open --port ${port}`, env),
  workers: 1,
};
