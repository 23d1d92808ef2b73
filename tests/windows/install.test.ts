import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {strToU8, zipSync, type Zippable} from 'fflate';
import {expect, it} from 'vitest';
import {WindowsMachine, type Options} from './support/machine';
import {said, type Sentence} from '../support/sentences';

const DOWNLOAD = 'C:\\Users\\Admin User\\Downloads\\palworld';
const PLACE = 'D:\\Game servers [1]\\パル';
const PASSWORD = 'correct horse';

async function unpacked(options: Options, settings: string): Promise<WindowsMachine> {
  const box = await WindowsMachine.create(options);
  for (const {name, content} of box.archive()) {
    box.writeScript(`${DOWNLOAD}\\${name}`, content);
  }
  box.installServer(`OptionSettings=(${settings})`, PLACE);
  box.write('state/players', '2');
  return box;
}
const install = (box: WindowsMachine, ...answers: readonly string[]) => {
  box.write('state/answer', `${answers.join('\n')}\n`);
  fs.rmSync(box.at('state/asked'), {force: true});
  return box.type(`powershell -ExecutionPolicy Bypass -File '${DOWNLOAD}\\install.ps1'`);
};
const asked = (box: WindowsMachine) =>
  box.read('state/asked').trimEnd().split('\n').filter(Boolean);

it('install.ps1 asks for what is missing, starts the server, and can be run again', async () => {
  const box = await unpacked({locale: 'ja'}, `AdminPassword="${PASSWORD}",RESTAPIPort=0`);
  const text = (...sentence: Sentence) => said('ja', ...sentence);
  const {home, settings} = box;
  const ini = `${PLACE}\\Pal\\Saved\\Config\\WindowsServer\\PalWorldSettings.ini`;
  const download = (line: string) =>
    box.write(`${DOWNLOAD}\\settings.txt`, `${box.read(`${DOWNLOAD}\\settings.txt`)}${line}\n`);
  const tasks = async () => (await box.type("Get-ScheduledTask -TaskName 'palworld *'")).output;

  // The folder is in quotes, because the Explorer copies paths in quotes.
  const first = await install(box, 'C:\\nothing', '', `"${PLACE}\\"`, 'n', 'y', 'n');
  expect([first.code, first.errors]).toEqual([1, []]);
  const missing = text('NOT FINISHED: stop the server', 'RESTAPIEnabled=True', ini);
  expect(first.output).toContain(missing);
  expect(asked(box).slice(0, 4)).toEqual([
    ...['C:\\palserver', 'C:\\nothing', ''].map((folder) =>
      text('There is no server in %s', folder).slice(0, -1),
    ),
    text('Make backups every %s hours', '6'),
  ]);
  for (const line of ['folder=D:\\Game servers [1]\\パル', 'backup_hours=0', 'restart_at=05:00']) {
    expect(box.read(settings).split(/\r?\n/)).toContain(line);
  }
  // The rights of the folder were set before the password was written into it.
  expect(box.read('state/rights').split('\n')[0]).toBe(
    `${box.at(home)}: /inheritance:r /grant:r Admin User:(OI)(CI)F *S-1-5-18:(OI)(CI)F *S-1-5-32-544:(OI)(CI)F`,
  );
  expect(box.read(`${home}\\admin-password.txt`)).toBe(`\uFEFF${PASSWORD}\n`);

  const right = `AdminPassword="${PASSWORD}",RESTAPIEnabled=True,RESTAPIPort=${box.port}`;
  box.write(ini, `OptionSettings=(${right})`);
  box.write('state/sleep', '1000');
  const second = await install(box, 'unasked');
  expect(second.output).toContain(text('The server answers. Players online: %s', '2'));
  expect(second.code, second.output).toBe(0);
  expect(second.output).not.toContain(PASSWORD);
  expect(await tasks()).toMatch(/palworld server +Running/);
  expect(await tasks()).not.toContain('palworld backup');
  expect(box.isRunning()).toBe(true);
  expect(asked(box)).toEqual([]);

  const own = box.read(settings);
  download('# newer');
  expect((await install(box, 'n')).code).toBe(0);
  expect(asked(box)).toEqual([text('%s differs from the one', settings, settings)]);
  expect(box.read(settings)).toBe(own);
  download('# newest');
  expect((await install(box, 'y', PLACE, 'y')).code).toBe(0);
  expect(box.read(settings)).toContain('# newest');
  expect(box.read(`${settings}.old`)).toBe(own);
  expect(await tasks()).toContain('palworld backup');
  expect(fs.readdirSync(box.at(home))).not.toContain('install.ps1');
});

it('says which password is wrong when the server does not answer', async () => {
  const box = await unpacked({}, `AdminPassword="new",RESTAPIEnabled=True,RESTAPIPort=1`);
  const {output, code} = await install(box, PLACE, '');
  expect(output).toContain('THE SERVER DOES NOT ANSWER.');
  expect(code).toBe(1);
});

it('install-build.ps1 installs the build that was asked for, and nothing newer', async () => {
  const box = await WindowsMachine.start({choices: {update: 'pinned'}});
  const build = '4000000000000000002';
  const installs = `install-build.ps1 owner ${build}`;
  const [depot, settings] = ['2394011', box.settings];
  await box.fails('install-build.ps1', 'Add the name of a Steam account that owns the game');
  await box.fails('install-build.ps1 owner 12', 'Add the manifest of the build', depot, settings);
  await box.fails(`install-build.ps1 anonymous ${build}`, 'Steam delivered no complete build');
  expect(box.isRunning()).toBe(true);
  box.write('steam/server/Pal/Saved/x', '');
  // Join-Path writes slashes in PowerShell on Linux.
  const place = `C:/steamcmd/steamapps/content/app_2394010/depot_${depot}\\Pal\\Saved`;
  await box.fails(installs, 'The download contains the folder %s', place);
  fs.rmSync(box.at('steam/server/Pal/Saved'), {recursive: true});
  fs.rmSync(box.at('C:\\steamcmd\\steamapps'), {recursive: true});
  const before = box.played();

  box.write('state/build-fails', '');
  await box.fails(installs, 'THE BUILD IS NOT COMPLETE');
  expect(box.isRunning()).toBe(false);
  fs.rmSync(box.at('state/build-fails'));
  await box.does(installs, 'The build is installed.');
  await box.starts(2);
  expect(box.read(`${box.choices.folder}\\program`)).toBe(`${build}\n`);
  expect(box.worlds()[0]).toBeGreaterThanOrEqual(before);
});

const LEVEL = 'Saved/SaveGames/0/A/Level.sav';
const x = strToU8('x');
const hostileZips: readonly Zippable[] = [
  {'Saved/link': [strToU8('C:/Windows'), {os: 3, attrs: 0o120777 * 0x10000}]},
  {'Saved/../../../Windows/x.txt': x},
  {'Binaries/Win64/PalServer-Win64-Shipping-Cmd.exe': x},
  {'C:\\Windows\\x.txt': x},
];
const hostileTar = `import sys, tarfile, io
t = tarfile.open(sys.argv[1], 'w')
i = tarfile.TarInfo('${LEVEL}'); i.size = 1; t.addfile(i, io.BytesIO(b'x'))
i = tarfile.TarInfo('Saved/odd'); i.type = getattr(tarfile, sys.argv[2]); i.linkname = '${LEVEL}'; t.addfile(i)
t.close()`;

it('restores no archive that holds more than a world', async () => {
  const box = await WindowsMachine.start();
  const before = fs.readdirSync(box.at(`${box.choices.folder}\\Pal`));
  const archive = `${box.choices.backups}\\other.zip`;
  const refuses = async (content: Zippable | Uint8Array, ...sentence: Sentence) => {
    const bytes = content instanceof Uint8Array ? content : zipSync(content);
    box.write(archive, Buffer.from(bytes));
    await box.fails(`restore.ps1 '${archive}'`, ...sentence);
  };
  const HOSTILE = 'The backup contains links, devices';
  for (const entries of hostileZips) {
    await refuses({[LEVEL]: x, ...entries}, HOSTILE);
  }
  for (const type of ['BLKTYPE', 'LNKTYPE']) {
    const words = ['-c', hostileTar, box.at(archive), type];
    expect(spawnSync('python3', words, {encoding: 'utf8'}).stderr).toBe('');
    await box.fails(`restore.ps1 '${archive}'`, HOSTILE);
  }
  await refuses(strToU8('PK'), 'The backup could not be unpacked');
  await refuses({'Saved/x': x}, 'This backup contains no world of a Palworld server');
  expect(fs.readdirSync(box.at(`${box.choices.folder}\\Pal`))).toEqual(before);
  expect(box.isRunning()).toBe(true);
  expect(box.game().filter((line) => line === 'ready')).toHaveLength(1);

  const worlds = fs.readdirSync(box.at(`${box.saved}\\SaveGames\\0`));
  for (const [times, held] of ['Pal\\Saved', 'Saved.new-'].entries()) {
    box.write('state/held', held);
    const played = box.worlds()[0] ?? 0;
    await refuses({[LEVEL]: strToU8('7')}, 'NOT RESTORED: the folder of the world', box.saved);
    await box.starts(times + 2);
    expect(fs.readdirSync(box.at(`${box.saved}\\SaveGames\\0`))).toEqual(worlds);
    expect(box.worlds()[0]).toBeGreaterThanOrEqual(played);
  }
});
