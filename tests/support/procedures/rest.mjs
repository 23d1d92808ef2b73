// The part of the server's REST API that the procedures call. It writes down each call and ends the
// process whose id is in the file `server` when it is asked to shut down.
import {Buffer} from 'node:buffer';
import fs from 'node:fs';
import http from 'node:http';
import process from 'node:process';

const root = process.argv[2];
const world = `${root}/home/steam/palserver/Pal/Saved/SaveGames/0/0123ABCD/Level.sav`;
const login = `Basic ${Buffer.from('admin:YOUR_PASSWORD').toString('base64')}`;

const server = http.createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += part));
  request.on('end', () => {
    const status =
      request.headers.authorization !== login
        ? 401
        : request.method === 'POST' && request.headers['content-length'] === undefined
          ? 411
          : 200;
    fs.appendFileSync(
      `${root}/log/rest`,
      `${status} ${request.method} ${request.url} ${Date.now()} ${body}\n`,
    );
    response.writeHead(status);
    response.end(request.url === '/v1/api/info' && status === 200 ? '{"version":"v0.6.8.1"}' : '');
    if (status === 200 && request.url === '/v1/api/save') {
      // Like the game, it answers first and writes the world a little later.
      setTimeout(() => fs.appendFileSync(world, 'saved\n'), 120);
    }
    if (status === 200 && request.url === '/v1/api/shutdown' && JSON.parse(body).waittime) {
      const pid = Number(fs.existsSync(`${root}/server`) && fs.readFileSync(`${root}/server`));
      if (pid) {
        process.kill(pid);
      }
    }
  });
});
server.listen(0, '127.0.0.1', () => {
  // Renamed into place, so that whoever waits for the file never reads half of it.
  fs.writeFileSync(`${root}/rest-port.new`, String(server.address().port));
  fs.renameSync(`${root}/rest-port.new`, `${root}/rest-port`);
});
