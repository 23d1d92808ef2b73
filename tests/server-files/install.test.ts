import fs from 'node:fs';
import path from 'node:path';
import {describe, expect} from 'vitest';
import {scripts} from '../../src/core/serverFiles/scripts';
import {it, type Sandbox} from './sandbox';

const ini = (box: Sandbox): string =>
  path.relative(box.root, path.join(box.saved, 'Config/LinuxServer/PalWorldSettings.ini'));
const units = 'etc/systemd/system';

function unpack(box: Sandbox, settings = 'RESTAPIEnabled=True'): void {
  fs.mkdirSync(path.join(box.root, 'archive'));
  for (const place of ['lib', units]) {
    for (const name of fs.readdirSync(path.join(box.root, place))) {
      if (fs.statSync(path.join(box.root, place, name)).isFile()) {
        fs.renameSync(path.join(box.root, place, name), path.join(box.root, 'archive', name));
      }
    }
  }
  const script = (scripts['linux/install.sh'] ?? '')
    .replace('/usr/local/lib/$name', `${box.root}/lib`)
    .replace('/etc/systemd/system', `${box.root}/${units}`);
  box.write('archive/install.sh', script);
  const password = box.read('etc/admin-password').trim();
  fs.rmSync(path.join(box.root, 'etc/admin-password'));
  box.write(ini(box), `OptionSettings=(${settings},AdminPassword="x")\n`);
  box.write('typed-password', password);
  // This system may lack the account that owns a file.
  box.replace(
    'install',
    `args=(); while [ $# -gt 0 ]; do case $1 in -o | -g) shift ;; *) args+=("$1") ;; esac; shift; done
exec /usr/bin/install "\${args[@]}"`,
  );
  box.replace('ss', 'true');
}

/** The settings file cannot contain this password, so it is typed. */
const type = (box: Sandbox, answers = ''): string =>
  `${answers}${box.read('typed-password').trim()}\n`;
const install = (box: Sandbox, options: string, input: string) =>
  box.run(`bash archive/install.sh ${options}`, {}, input);
const closed = (box: Sandbox): void =>
  box.write(ini(box), 'OptionSettings=(RESTAPIEnabled=True,AdminPassword="a\\b")\n');
const modeOf = (box: Sandbox, file: string): number =>
  fs.statSync(path.join(box.root, file)).mode & 0o777;

describe.concurrent('install.sh', () => {
  it('puts everything in place, turns on the jobs, and waits until the server answers', async ({
    machine,
  }) => {
    const box = await machine({locale: 'ja'}, true);
    unpack(box);
    closed(box);
    const {code, output} = await install(box, '--all', type(box));
    expect(code, output).toBe(0);
    expect(output).toContain(box.text('The server answers. Players online: %s', '3'));
    expect(await box.isRunning()).toBe(true);
    const inArchive = fs.readdirSync(path.join(box.root, 'archive'));
    const places = [...fs.readdirSync(path.join(box.root, 'lib'))];
    places.push(...fs.readdirSync(path.join(box.root, units)));
    expect(inArchive.filter((name) => !places.includes(name))).toEqual(['install.sh']);
    expect(modeOf(box, 'lib/backup.sh')).toBe(0o755);
    expect(modeOf(box, 'lib/palworld.conf')).toBe(0o644);
    expect(modeOf(box, 'etc/admin-password') & 0o007).toBe(0);
    expect(box.read('etc/admin-password')).toBe(type(box));
    expect(output).not.toContain(type(box).trim());
    for (const job of ['backup', 'restart', 'update']) {
      expect(fs.existsSync(path.join(box.root, `state/palworld-${job}.timer`)), job).toBe(true);
    }

    const again = await install(box, '', '');
    expect(again.code, again.output).toBe(0);
    expect(again.output).not.toMatch(/\[[yY]\/[nN]\]/);
    expect(again.output).not.toContain(box.text('Written: %s', ''));
  });

  it('asks for each job, and keeps what a reader has changed', async ({machine}) => {
    const box = await machine({}, true);
    unpack(box);
    closed(box);
    const first = await install(box, '', type(box, 'n\n\ny\n'));
    expect(first.code, first.output).toBe(0);
    const isOn = (job: string) => fs.existsSync(path.join(box.root, `state/palworld-${job}.timer`));
    expect(['backup', 'restart', 'update'].map(isOn)).toEqual([false, true, true]);

    const own = box.read('lib/palworld.conf').replace('keep=28', 'keep=99');
    box.write('lib/palworld.conf', own);
    const kept = await install(box, '', '\n');
    expect(kept.output).toContain(`Kept: ${box.root}/lib/palworld.conf`);
    expect(box.read('lib/palworld.conf')).toBe(own);
    const replaced = await install(box, '', 'y\n');
    expect(replaced.code, replaced.output).toBe(0);
    expect(box.read('lib/palworld.conf')).toContain('keep=28');
    expect(box.read('lib/palworld.conf.old')).toBe(own);
  });

  it('takes a plain password from the settings of the game, and writes it again when that changes', async ({
    machine,
  }) => {
    const box = await machine({}, true);
    unpack(box);
    box.replace('sleep', 'true');
    for (const password of ['first word', 'second$#']) {
      box.write(ini(box), `OptionSettings=(AdminPassword="${password}",RESTAPIEnabled=True)\n`);
      const {code, output} = await install(box, '--all', '');
      expect(output).toContain('THE SERVER DOES NOT ANSWER.');
      expect(code).toBe(1);
      expect(box.read('etc/admin-password')).toBe(`${password}\n`);
    }
  });

  it('starts no server that nothing can make save, and none beside another', async ({machine}) => {
    const box = await machine({}, true);
    unpack(box, 'RESTAPIEnabled=False');
    const off = await install(box, '--all', '');
    expect(off.output).toContain('NOT FINISHED: stop the server, set RESTAPIEnabled=True');
    expect(off.code).toBe(1);
    closed(box);
    box.replace('ss', 'echo "UNCONN 0 0 0.0.0.0:8211 0.0.0.0:*"');
    const beside = await install(box, '--all', type(box));
    expect(beside.output).toContain('NOT FINISHED: a server already runs on UDP port 8211');
    expect(beside.code).toBe(1);
    expect(await box.isRunning()).toBe(false);
  });

  it('asks where the server is when the folder is not there', async ({machine}) => {
    const box = await machine({}, true);
    unpack(box);
    closed(box);
    const folder = path.join(box.root, 'palserver');
    const conf = box.read('archive/palworld.conf');
    box.write('archive/palworld.conf', conf.replace(`folder=${folder}`, 'folder=/srv/nothing'));
    const {code, output} = await install(box, '--all', `/srv/wrong\n${folder}/\n${type(box)}`);
    expect(code, output).toBe(0);
    expect(box.read('lib/palworld.conf')).toContain(`folder=${folder}\n`);
  });

  it('in Docker starts the container, and ends when the settings are right', async ({machine}) => {
    const box = await machine({system: 'docker'}, true);
    unpack(box, 'RESTAPIEnabled=False');
    const first = await install(box, '--all', type(box));
    expect(first.output).toContain('NOT FINISHED');
    expect(await box.isRunning()).toBe(true);
    expect(box.read('etc/admin-password')).toBe('x\n');
    fs.rmSync(path.join(box.root, 'etc/admin-password'));
    closed(box);
    const {code, output} = await install(box, '--all', type(box));
    expect(code, output).toBe(0);
    expect(modeOf(box, 'etc/admin-password')).toBe(0o600);
  });
});
