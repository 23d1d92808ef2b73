import {versionIds} from '../../src/data/versions';
import {otherSite} from '../support/otherSite';

const port = Number(process.env.PREVIEW_PORT ?? 3903);
const env = {GUIDE_VERSIONS: versionIds.slice(0, 2).join()};

// The development server compiles a page when it is requested.
export default {
  ...otherSite(__dirname, port, `npm start -- --no-open --port ${port}`, env),
  workers: 1,
};
