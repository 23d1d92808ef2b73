import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {hasTool, installOnDebian} from '../../../scripts/lib/ensureTool';

const PACKAGES =
  'systemd,systemd-sysv,dbus,sudo,ufw,cron,python3,curl,iproute2,procps,firewalld,unzip,libpam-systemd,docker.io,iptables,openssh-server,rsync';
/** Debian 12 has Compose 1.29, whose command differs. */
const COMPOSE = 'docker-compose';
const MIRROR = 'http://deb.debian.org/debian';

const SETUP = `set -e
useradd --create-home --shell /bin/bash --groups docker you
useradd --create-home --shell /bin/bash other
echo 'you ALL=(ALL) NOPASSWD: ALL' >/etc/sudoers.d/you
echo '{"storage-driver":"vfs"}' >/etc/docker/daemon.json
systemctl disable docker.service docker.socket containerd.service firewalld.service ufw.service ssh.service >/dev/null 2>&1
systemctl mask systemd-resolved systemd-networkd-wait-online >/dev/null 2>&1
rm -rf /var/cache/apt /var/lib/apt/lists/*
echo machine >/etc/hostname
mkdir /etc/skel/.ssh
ssh-keygen -q -t ed25519 -N '' -f /etc/skel/.ssh/id_ed25519
cp /etc/skel/.ssh/id_ed25519.pub /etc/skel/.ssh/authorized_keys
echo 'StrictHostKeyChecking accept-new' >/etc/ssh/ssh_config.d/new.conf
for user in you other; do install -d -m 700 -o "$user" "/home/$user/.ssh" && install -m 600 -o "$user" /etc/skel/.ssh/* "/home/$user/.ssh"; done`;

const folder = path.join(
  process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache'),
  'palworld-guide/debian-12-systemd-2',
);

/** Debian 13's Compose also runs on Debian 12. */
const ADD_COMPOSE = `set -e
work=$(mktemp -d)
mkdir -p "$work/lists/partial" "$work/archives/partial"
echo 'deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] ${MIRROR} trixie main' >"$work/list"
options="-o Dir::Etc::SourceList=$work/list -o Dir::Etc::SourceParts=/dev/null -o Dir::State::Lists=$work/lists
  -o Dir::Cache=$work -o APT::Sandbox::User=root -qq"
cd "$work"
apt-get $options update
apt-get $options download ${COMPOSE}
dpkg -x ./*.deb "$0"
rm -r "$work"`;

/** Throws, with what was printed, unless a program ends with 0. */
export function run(program: string, ...words: readonly string[]): void {
  const {status, stdout, stderr} = spawnSync(program, words, {encoding: 'utf8'});
  if (status !== 0) {
    const printed = (stdout + stderr).slice(-2000);
    throw new Error(`${program} ${words.join(' ')} ended with ${status}:\n${printed}`);
  }
}

/**
 * Systems mount version 2 of control groups alone or beside version 1, so these places are tried.
 */
const HIERARCHIES = ['', 'unified', 'systemd']
  .map((name) => path.join('/sys/fs/cgroup', name))
  .filter((place) => fs.existsSync(path.join(place, 'cgroup.procs')));

const IN_GROUP = `for place in ${HIERARCHIES.join(' ')}; do mkdir "$place/$0"; echo $$ >"$place/$0/cgroup.procs"; done; exec systemd-nspawn "$@"`;

/**
 * Returns what runs systemd-nspawn in a separate control group. In a common one, the systemd of
 * each machine would remove the groups of the others' services.
 */
export const inGroup = (name: string, ...words: readonly string[]): readonly string[] => [
  ...['-ec', IN_GROUP, name],
  ...words,
];

/** Removes the groups, which the kernel empties a moment after the last process has ended. */
export function removeGroup(name: string): void {
  for (const place of HIERARCHIES.map((one) => path.join(one, name)).filter((one) =>
    fs.existsSync(one),
  )) {
    const line = `until find ${place} -depth -type d -delete; do sleep 0.1; done`;
    run('timeout', '20', 'sh', '-c', line);
  }
}

type Root = {readonly root: string} | {readonly reason: string};

/** Returns the root, made in minutes at first, or the reason for having none. */
export function debianRoot(): Root {
  const base = findRoot();
  if ('reason' in base) {
    return base;
  }
  const name = `machine-${process.pid}`;
  const options = ['--register=no', '--keep-unit', '--private-network', '--volatile=overlay'];
  try {
    run('sh', ...inGroup(name, '-D', base.root, ...options, '/bin/true'));
    return base;
  } catch (error) {
    return {reason: `they can't be started here: ${String(error)}`};
  } finally {
    removeGroup(name);
  }
}

export function findRoot(): Root {
  if (process.getuid?.() !== 0) {
    return {
      reason: 'they start a system of their own, for which this account has no rights (root has)',
    };
  }
  if (fs.existsSync(path.join(folder, 'complete'))) {
    return {root: path.join(folder, 'root')};
  }
  const hasTools = () => hasTool('systemd-nspawn') && hasTool('debootstrap');
  if (!hasTools()) {
    installOnDebian('debootstrap', 'systemd-container', 'iproute2', 'procps');
  }
  if (!hasTools()) {
    return {
      reason:
        'they need debootstrap and systemd-nspawn (Debian: apt-get install debootstrap systemd-container)',
    };
  }
  const work = `${folder}-${process.pid}`;
  const root = path.join(work, 'root');
  try {
    fs.mkdirSync(work, {recursive: true});
    run('debootstrap', '--variant=minbase', `--include=${PACKAGES}`, 'bookworm', root, MIRROR);
    run('sh', '-c', ADD_COMPOSE, root);
  } catch (error) {
    fs.rmSync(work, {recursive: true, force: true});
    return {reason: `Debian's packages could not be fetched: ${String(error)}`};
  }
  // Until here, a failure is a fault of this machine. From here on, it is a fault of the tests.
  run('chroot', root, 'bash', '-c', SETUP);
  fs.writeFileSync(path.join(work, 'complete'), '');
  fs.rmSync(folder, {recursive: true, force: true});
  fs.renameSync(work, folder);
  return {root: path.join(folder, 'root')};
}
