import {otherSite} from '../support/otherSite';

/** A small site with what the guide does not use today, built and looked at in the same browser. */
const port = Number(process.env.ORDINARY_PORT ?? 3902);

export default otherSite(__dirname, port, `npx tsx tests/ordinary/serve.ts ${port}`);
