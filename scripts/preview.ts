import fs from 'node:fs';
import {parseArgs} from 'node:util';
import {baseUrl} from '../src/config/environment';
import {runScript} from './lib/runScript';
import {startStaticServer} from './lib/staticServer';

const {values} = parseArgs({
  options: {
    dir: {type: 'string', default: 'build'},
    port: {type: 'string', default: process.env.PORT ?? '3000'},
  },
});

runScript('preview', async () => {
  if (!fs.existsSync(values.dir)) {
    throw new Error(`There is no folder ${values.dir}. Run "npm run build" first.`);
  }
  const port = Number(values.port);
  await startStaticServer({dir: values.dir, baseUrl, port}).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'EADDRINUSE'
        ? new Error(
            `Port ${port} is in use. Stop the other server, or choose a port: PORT=3001 npm run preview`,
          )
        : error;
    },
  );
  console.log(`The guide is served at http://localhost:${port}${baseUrl} (Ctrl+C stops it).`);
});
