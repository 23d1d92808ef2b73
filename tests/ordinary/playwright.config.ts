import {otherSite} from '../support/otherSite';

const port = Number(process.env.ORDINARY_PORT ?? 3902);

export default otherSite(__dirname, port, `npx tsx tests/ordinary/serve.ts ${port}`);
