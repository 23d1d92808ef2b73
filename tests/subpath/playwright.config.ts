import {SUB_PATH_BUILD} from '../../scripts/lib/subPathBuild';
import {otherSite} from '../support/otherSite';

const port = Number(process.env.SUB_PATH_PORT ?? 3901);
const serve = `npx tsx scripts/preview.ts --dir ${SUB_PATH_BUILD.dir} --port ${port}`;

export default otherSite(__dirname, port, serve, SUB_PATH_BUILD.env);
