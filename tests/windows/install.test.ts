import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {WindowsMachine, type Options} from './support/machine';
import {Server} from './support/server';
import {said} from '../support/sentences';

const DOWNLOAD = 'C:\\Users\\Admin User\\Downloads\\palworld';
const HOME = 'C:\\ProgramData\\palworld';
const PLACE = 'D:\\Game servers [1]\\パル';
const PASSWORD = 'correct horse';

async function unpacked(options: Options, settings: string): Promise<WindowsMachine> {
  const box = await WindowsMachine.create(options);
  for (const {name, content} of box.archive()) {
    box.saveServerFile(`${DOWNLOAD}\\${name}`, content);
  }
  box.installServer(`OptionSettings=(${settings})`, PLACE);
  box.write('state/players', '2');
  return box;
}
const install = (box: WindowsMachine, ...answers: readonly string[]) => {
  box.write('state/answer', `${answers.join('\n')}\n`);
  fs.rmSync(`${box.root}/state/asked`, {force: true});
  return box.type(`powershell -ExecutionPolicy Bypass -File '${DOWNLOAD}\\install.ps1'`);
};
const asked = (box: WindowsMachine) =>
  box.read('state/asked').trimEnd().split('\n').filter(Boolean);

describe.each(['en', 'ja'] as const)('install.ps1 in %s', (locale) => {
  it('asks for what is missing, starts the server, and can be run again', async () => {
    const box = await unpacked({locale}, `AdminPassword="${PASSWORD}",RESTAPIPort=0`);
    const text = (sentence: string, ...values: readonly string[]) =>
      said(locale, sentence, ...values);
    const ini = `${PLACE}\\Pal\\Saved\\Config\\WindowsServer\\PalWorldSettings.ini`;

    // The folder is in quotes, because the Explorer copies paths in quotes.
    const first = await install(box, 'C:\\nothing', '', `"${PLACE}\\"`, 'n', 'y', 'n');
    expect(first.errors).toEqual([]);
    expect(first.output).toContain(
      text(
        'NOT FINISHED: stop the server, set %s and AdminPassword in %s, and run this again.',
        'RESTAPIEnabled=True',
        ini,
      ),
    );
    expect(first.code).toBe(1);
    expect(asked(box).slice(0, 4)).toEqual([
      ...['C:\\palserver', 'C:\\nothing', ''].map((folder) =>
        text('There is no server in %s. Type its install folder:', folder).slice(0, -1),
      ),
      text('Make backups every %s hours? [Y/n]', '6'),
    ]);
    expect(box.file(`${HOME}\\settings.txt`)).toMatch(/^folder=D:\\Game servers \[1\]\\パル\r?$/m);
    expect(box.file(`${HOME}\\settings.txt`)).toMatch(/^backup_hours=0\r?$/m);
    expect(box.file(`${HOME}\\settings.txt`)).toMatch(/^restart_at=05:00\r?$/m);
    // The rights of the folder were set before the password was written into it.
    expect(box.read('state/rights').split('\n')[0]).toBe(
      `${box.at(HOME)}: /inheritance:r /grant:r Admin User:(OI)(CI)F *S-1-5-18:(OI)(CI)F *S-1-5-32-544:(OI)(CI)F`,
    );
    expect(box.file(`${HOME}\\admin-password.txt`)).toBe(`\uFEFF${PASSWORD}\n`);

    box.save(
      ini,
      `OptionSettings=(AdminPassword="${PASSWORD}",RESTAPIEnabled=True,RESTAPIPort=${box.port})`,
    );
    box.write('state/sleep', '1000');
    const second = await install(box, 'unasked');
    expect(second.output).toContain(text('The server answers. Players online: %s', '2'));
    expect(second.code, second.output).toBe(0);
    expect(second.output).not.toContain(PASSWORD);
    const tasks = await box.type("Get-ScheduledTask -TaskName 'palworld *'");
    expect(tasks.output).toMatch(/palworld server +Running/);
    expect(tasks.output).not.toContain('palworld backup');
    expect(box.isRunning()).toBe(true);

    expect(asked(box)).toEqual([]);
    const own = box.file(`${HOME}\\settings.txt`);
    box.save(`${DOWNLOAD}\\settings.txt`, `${box.file(`${DOWNLOAD}\\settings.txt`)}# newer\n`);
    expect((await install(box, 'n')).code).toBe(0);
    expect(asked(box)).toEqual([
      text(
        '%s differs from the one in this archive. Replace it, and keep yours as %s.old? [y/N]',
        `${HOME}\\settings.txt`,
        `${HOME}\\settings.txt`,
      ),
    ]);
    expect(box.file(`${HOME}\\settings.txt`)).toBe(own);
    box.save(`${DOWNLOAD}\\settings.txt`, `${box.file(`${DOWNLOAD}\\settings.txt`)}# newest\n`);
    expect((await install(box, 'y', PLACE, 'y')).code).toBe(0);
    expect(box.file(`${HOME}\\settings.txt`)).toContain('# newest');
    expect(box.file(`${HOME}\\settings.txt.old`)).toBe(own);
    expect((await box.type("Get-ScheduledTask -TaskName 'palworld *'")).output).toContain(
      'palworld backup',
    );
    expect(fs.readdirSync(box.at(HOME))).not.toContain('install.ps1');
  });
});

it('says which password is wrong when the server does not answer', async () => {
  const box = await unpacked({}, `AdminPassword="new",RESTAPIEnabled=True,RESTAPIPort=1`);
  const {output, code} = await install(box, PLACE, '');
  expect(output).toContain('THE SERVER DOES NOT ANSWER.');
  expect(code).toBe(1);
});

describe('install-build.ps1', () => {
  it('installs the build that was asked for, and nothing newer', async () => {
    const server = await Server.start({choices: {update: 'pinned'}});
    const {box} = server;
    await server.fails(
      'install-build.ps1',
      'Add the name of a Steam account that owns the game to the command.',
    );
    await server.fails(
      'install-build.ps1 owner 12',
      'Add the manifest of the build in depot %s to the command, or write it after manifest= in %s.',
      '2394011',
      `${server.home}\\settings.txt`,
    );
    await server.fails(
      'install-build.ps1 anonymous 4000000000000000002',
      'Steam delivered no complete build. Nothing was changed. Run this again.',
    );
    expect(box.isRunning()).toBe(true);
    box.write('steam/server/Pal/Saved/x', '');
    await server.fails(
      'install-build.ps1 owner 4000000000000000002',
      'The download contains the folder %s, which would overwrite your world. Nothing was changed. Move that folder elsewhere, then run this again.',
      // Join-Path writes slashes in PowerShell on Linux.
      'C:/steamcmd/steamapps/content/app_2394010/depot_2394011\\Pal\\Saved',
    );
    fs.rmSync(`${box.root}/steam/server/Pal/Saved`, {recursive: true});
    fs.rmSync(box.at('C:\\steamcmd\\steamapps'), {recursive: true});
    const before = server.played();

    box.write('state/build-fails', '');
    await server.fails(
      'install-build.ps1 owner 4000000000000000002',
      'THE BUILD IS NOT COMPLETE. The server stays off, and the world is untouched. Run this again.',
    );
    expect(box.isRunning()).toBe(false);
    fs.rmSync(`${box.root}/state/build-fails`);
    await server.does('install-build.ps1 owner 4000000000000000002', 'The build is installed.');
    await box.starts(2);
    expect(box.file(`${box.choices.folder}\\program`)).toBe('4000000000000000002\n');
    expect(server.worlds()[0]).toBeGreaterThanOrEqual(before);
  });
});

const hostile = {
  'a link': `z = zipfile.ZipFile(file, 'w')
z.writestr('Saved/SaveGames/0/A/Level.sav', 'x')
i = zipfile.ZipInfo('Saved/link'); i.create_system = 3; i.external_attr = 0o120777 << 16
z.writestr(i, 'C:/Windows'); z.close()`,
  'a way out of the folder': `z = zipfile.ZipFile(file, 'w')
z.writestr('Saved/SaveGames/0/A/Level.sav', 'x')
z.writestr('Saved/../../../Windows/x.txt', 'x'); z.close()`,
  'files beside Saved': `z = zipfile.ZipFile(file, 'w')
z.writestr('Saved/SaveGames/0/A/Level.sav', 'x')
z.writestr('Binaries/Win64/PalServer-Win64-Shipping-Cmd.exe', 'x'); z.close()`,
  'a full path': `z = zipfile.ZipFile(file, 'w')
z.writestr('Saved/SaveGames/0/A/Level.sav', 'x')
z.writestr('C:\\\\Windows\\\\x.txt', 'x'); z.close()`,
  'a device in a tar': `t = tarfile.open(file, 'w')
i = tarfile.TarInfo('Saved/SaveGames/0/A/Level.sav'); i.size = 1; t.addfile(i, io.BytesIO(b'x'))
i = tarfile.TarInfo('Saved/disk'); i.type = tarfile.BLKTYPE; t.addfile(i); t.close()`,
  'a hard link in a tar': `t = tarfile.open(file, 'w')
i = tarfile.TarInfo('Saved/SaveGames/0/A/Level.sav'); i.size = 1; t.addfile(i, io.BytesIO(b'x'))
i = tarfile.TarInfo('Saved/hard'); i.type = tarfile.LNKTYPE; i.linkname = 'Saved/SaveGames/0/A/Level.sav'; t.addfile(i); t.close()`,
};

it('restores no archive that holds more than a world', async () => {
  const server = await Server.start();
  const {box} = server;
  const before = fs.readdirSync(box.at(`${box.choices.folder}\\Pal`));
  const refused =
    'The backup contains links, devices or files outside Saved, and a real backup has none. Nothing was changed. Choose another one.';
  let count = 0;
  for (const python of Object.values(hostile)) {
    await server.fails(
      `restore.ps1 '${server.archive(`hostile-${count++}.zip`, python)}'`,
      refused,
    );
  }
  await server.fails(
    `restore.ps1 '${server.archive('half.zip', "open(file, 'wb').write(b'PK')")}'`,
    'The backup could not be unpacked. It may be damaged, or the disk may be full. Nothing was changed. Check the free space, and try another backup.',
  );
  await server.fails(
    `restore.ps1 '${server.archive('empty.zip', "z = zipfile.ZipFile(file, 'w'); z.writestr('Saved/x', 'x'); z.close()")}'`,
    'This backup contains no world of a Palworld server. Nothing was changed. Choose another one.',
  );
  expect(count).toBe(6);
  expect(fs.readdirSync(box.at(`${box.choices.folder}\\Pal`))).toEqual(before);
  expect(box.isRunning()).toBe(true);
  expect(box.game().filter((line) => line === 'ready')).toHaveLength(1);

  const copy = server.archive(
    'world.zip',
    "z = zipfile.ZipFile(file, 'w'); z.writestr('Saved/SaveGames/0/A/Level.sav', '7'); z.close()",
  );
  const worlds = fs.readdirSync(box.at(`${server.saved}\\SaveGames\\0`));
  for (const [times, held] of ['Pal\\Saved', 'Saved.new-'].entries()) {
    box.write('state/held', held);
    const played = server.worlds()[0] ?? 0;
    await server.fails(
      `restore.ps1 '${copy}'`,
      'NOT RESTORED: the folder of the world could not be moved. The reason is above. The old world is back in its place. Close every program that uses a file in %s, then run this again.',
      server.saved,
    );
    await box.starts(times + 2);
    expect(fs.readdirSync(box.at(`${server.saved}\\SaveGames\\0`))).toEqual(worlds);
    expect(server.worlds()[0]).toBeGreaterThanOrEqual(played);
  }
});
