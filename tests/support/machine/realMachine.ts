/** The machine is real, but `root/` replaces SteamCMD, the game and the internet. */
import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import type {VersionId} from '../../../src/data/versions';
import {findRoot, inGroup, removeGroup, run} from './base';

export const ADDRESS = '198.51.100.1';
export const BUILD = '/machine/steam/server';

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

export type Who = 'you' | 'other' | 'root' | 'outside';

export interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

export interface Command {
  readonly as?: Who;
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export class RealMachine {
  private readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'machine-'));
  private readonly name = path.basename(this.folder);
  private readonly root = path.join(this.folder, 'root');
  private readonly layers = path.join(this.folder, 'layers');
  private system?: ChildProcess;
  private neighbour?: ChildProcess;
  private first = 0;
  private said = '';

  public async boot(version: VersionId): Promise<void> {
    const base = findRoot();
    if ('reason' in base) {
      throw new Error(base.reason);
    }
    const prepare = `mkdir root layers
mount -t tmpfs -o size=16g machine layers
mkdir layers/upper layers/work
mount -t overlay overlay -o lowerdir=${base.root},upperdir=layers/upper,workdir=layers/work root
cp -r --no-target-directory ${path.join(import.meta.dirname, 'root')} root
mkdir root/machine/notes
chmod -R a+rX root/machine root/usr/lib/systemd/system/palworld.service.d
chmod -R a+rx root/machine root/usr/local/bin
chmod 777 root/machine/notes root/machine/steam`;
    run('sh', '-ec', `cd ${this.folder}\n${prepare}`);
    this.write(`${BUILD}/version`, version);
    const defaults = `src/data/settings/fixtures/${version}.txt`;
    this.write(`${BUILD}/DefaultPalWorldSettings.ini`, fs.readFileSync(defaults, 'utf8'));
    this.write('/machine/steam/newest', '20487619\n');
    this.write('/etc/hosts', '127.0.0.1 localhost machine\n');
    await this.turnOn();
  }

  private async turnOn(): Promise<void> {
    const words = inGroup(
      this.name,
      ...['-D', this.root, '--machine', this.name],
      ...['--register=no', '--keep-unit', '--boot', '--private-network', '--capability=all'],
      // The container shares this machine's clock, which a test must not change.
      '--drop-capability=CAP_SYS_TIME',
      ...['--system-call-filter=@keyring bpf', '--console=pipe', '--link-journal=no'],
    );
    this.system = spawn('sh', words, {
      env: {...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1'},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.system.stderr?.on('data', (text: Buffer) => (this.said += text.toString()));
    this.system.stdout?.on('data', (text: Buffer) => (this.said += text.toString()));
    await this.isUp();
    await this.join();
  }

  /** Waits for the second child of systemd-nspawn, because the first only prepares it. */
  private async isUp(): Promise<void> {
    const children = `/proc/${this.system?.pid}/task/${this.system?.pid}/children`;
    await this.until(async () => {
      if (this.system?.exitCode !== null) {
        throw new Error(`The machine did not start: ${this.said}`);
      }
      this.first = Number(fs.readFileSync(children, 'utf8').split(' ')[0]);
      const {output} = await this.run('systemctl is-system-running');
      return /^(?:running|degraded)/.test(output);
    });
    const group = fs.readFileSync(`/proc/${this.first}/cgroup`, 'utf8');
    if (!group.includes(`/${this.name}/`)) {
      throw new Error(`The machine has no control group of its own:\n${group}`);
    }
  }

  private async join(): Promise<void> {
    this.neighbour = spawn('unshare', ['--net', 'sleep', 'infinity']);
    const mine = fs.readlinkSync('/proc/self/ns/net');
    const theirs = `/proc/${this.neighbour.pid}/ns/net`;
    await this.until(() => fs.readlinkSync(theirs) !== mine);
    const into = (net: string, line: string) => run('nsenter', `--net=${net}`, ...line.split(' '));
    const own = `/proc/${this.first}/ns/net`;
    into(own, `ip link add eth0 type veth peer name eth0 netns ${this.neighbour.pid}`);
    into(own, `ip addr add ${ADDRESS}/24 dev eth0`);
    into(own, 'ip link set eth0 up');
    into(theirs, 'ip addr add 198.51.100.2/24 dev eth0');
    into(theirs, 'ip link set eth0 up');
    into(theirs, 'ip link set lo up');
  }

  public async until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    for (let i = 0; i < 600; i += 1) {
      if (await isSo()) {
        return;
      }
      await wait(50);
    }
    throw new Error('Waited in vain.');
  }

  public file(name: string): string {
    return path.join(this.root, name);
  }

  public write(name: string, content: string): void {
    fs.mkdirSync(path.dirname(this.file(name)), {recursive: true});
    fs.writeFileSync(this.file(name), content);
  }

  public read(name: string): string {
    return fs.existsSync(this.file(name)) ? fs.readFileSync(this.file(name), 'utf8') : '';
  }

  public async run(
    command: string,
    {as = 'root', input = '', env = {}}: Command = {},
  ): Promise<Outcome> {
    const user = as === 'outside' ? 'you' : as;
    const home = user === 'root' ? '/root' : `/home/${user}`;
    const net = as === 'outside' ? `--net=/proc/${this.neighbour?.pid}/ns/net` : '--net';
    const inside = `--target ${this.first} --mount --uts --ipc --pid --cgroup ${net} --`;
    const variables = {HOME: home, USER: user, LANG: 'C.UTF-8', PATH, ...env};
    const shell = user === 'root' ? '' : `setpriv --reuid=${user} --regid=${user} --init-groups`;
    const child = spawn('nsenter', [
      ...`${inside} setsid --wait env -i`.split(' '),
      ...Object.entries(variables).map(([key, value]) => `${key}=${value}`),
      ...shell.split(' ').filter(Boolean),
      ...['bash', '-c', `cd ${home}\n${command}`],
    ]);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.stdin.on('error', () => undefined).end(input);
    const closed = once(child, 'close');
    const [code] = (await once(child, 'exit')) as [number | null];
    // A background process may keep the pipe open.
    await Promise.race([closed, wait(500)]);
    return {code, output};
  }

  public async reboot(): Promise<void> {
    this.neighbour?.kill('SIGKILL');
    const off = this.system && once(this.system, 'exit');
    await this.run('systemctl --no-block poweroff');
    await off;
    removeGroup(this.name);
    await this.turnOn();
  }

  public async remove(): Promise<void> {
    this.neighbour?.kill('SIGKILL');
    if (this.system && this.system.exitCode === null) {
      this.system.kill('SIGKILL');
      spawnSync('kill', ['-KILL', String(this.first)]);
      await once(this.system, 'exit');
    }
    removeGroup(this.name);
    for (const place of [this.root, this.layers]) {
      for (let i = 0; i < 50 && spawnSync('umount', [place]).status !== 0; i += 1) {
        await wait(100);
      }
    }
    fs.rmSync(this.folder, {recursive: true, force: true});
  }
}
