import fs from 'node:fs';
import path from 'node:path';
import type {VersionId} from '../../../src/data/versions';
import {packet, rconServer} from '../rcon';
import {startTestServer} from '../restApi/testServer';

const env = (name: string): string => process.env[name] ?? '';
const notes = env('NOTES');
const world = env('WORLD');
const note = (line: string): void => fs.appendFileSync(path.join(notes, 'game.log'), `${line}\n`);

/** The bytes behind the number don't compress, so that backups are large. */
function load(): number {
  try {
    return Number(fs.readFileSync(path.join(world, 'Level.sav'), 'latin1').split(';')[0]);
  } catch {
    return 0;
  }
}

let progress = load();
/** Renaming is atomic, so a test never reads half a number. */
function publish(): void {
  fs.writeFileSync(path.join(notes, 'progress.new'), String(progress));
  fs.renameSync(path.join(notes, 'progress.new'), path.join(notes, 'progress'));
}
note(`start ${progress} ${process.argv.slice(2).join(' ')}`);
// The last run may have played without saving.
publish();
setInterval(() => {
  progress += 1;
  publish();
}, 50);

function write(): void {
  const file = path.join(world, 'Level.sav');
  const weight = fs.readFileSync(path.join(notes, 'weight'));
  fs.writeFileSync(`${file}.new`, Buffer.concat([Buffer.from(`${progress};`), weight]));
  fs.renameSync(`${file}.new`, file);
  note(`saved ${progress}`);
}

/** The real server also answers before it writes the world. */
function save(): void {
  if (!fs.existsSync(path.join(notes, 'cannot-save'))) {
    setTimeout(write, 250);
  }
}

function shutDown(): void {
  if (fs.existsSync(path.join(notes, 'cannot-stop'))) {
    return;
  }
  setTimeout(() => {
    write();
    note(`shutdown ${progress}`);
    process.exit(0);
  }, 400);
}

function act(command: string | undefined): void {
  if (command === 'save') {
    save();
  } else if (command === 'shutdown') {
    shutDown();
  }
}

process.on('SIGTERM', () => {
  note(`signal ${progress}`);
  process.exit(143);
});

const port = Number(env('REMOTE_PORT'));
const password = env('PASSWORD');
const players = Number(env('PLAYERS'));

function startRcon(): void {
  rconServer(password, ({body}) => {
    note(`rcon ${body}`);
    const [command] = body.split(' ');
    act(command?.toLowerCase());
    const list = Array.from({length: players}, (_, i) => `p${i},1,2\n`).join('');
    return packet(0, 0, command === 'ShowPlayers' ? `name,playeruid,steamid\n${list}` : 'ok');
  }).listen(port, '127.0.0.1');
}

async function startRest(): Promise<void> {
  await startTestServer({
    version: env('VERSION') as VersionId,
    password,
    port,
    replies: {
      metrics: {currentplayernum: players, serverfps: 60, serverframetime: 16.6},
      get players() {
        const file = path.join(notes, 'players.json');
        const list = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '[]';
        return {players: JSON.parse(list) as unknown};
      },
    },
    onCall: ({operation, body}) => {
      note(`rest ${operation} ${JSON.stringify(body ?? null)}`);
      act(operation);
    },
  });
}

async function start(): Promise<void> {
  fs.mkdirSync(world, {recursive: true});
  if (!fs.existsSync(path.join(world, 'Level.sav'))) {
    write();
  }
  if (env('REMOTE') === 'rest') {
    await startRest();
  } else if (env('REMOTE') === 'rcon') {
    startRcon();
  }
  note('ready');
}

start().catch((error: unknown) => {
  note(String(error));
  process.exit(1);
});
