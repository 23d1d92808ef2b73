/** These tests run once on a machine: the installation, and the firewall, whose rules then stay. */
import fs from 'node:fs';
import {expect, it, onTestFinished} from 'vitest';
import {ADDRESS} from '../support/machine/realMachine';
import {readYaml} from '../support/readYaml';
import {CONF, folder, LIB, PASSWORD, PASSWORD_FILE, type Prepared} from './prepared';

const rules = readYaml('tests/machines/firewallRules.yaml', {
  values: {values: {elements: {type: 'string'}}},
});

export function describeFirewall(box: Prepared): void {
  const listed = (list: string) =>
    box.replace(
      'ufw',
      `echo "$*" >>/machine/ufw.log
case "$*" in
  "allow 666/tcp"*) echo "ERROR: Bad port" >&2; exit 1 ;;
  "status verbose") cat <<'LIST'
${list}
LIST
esac`,
    );
  const ON =
    'Status: active\nDefault: deny (incoming), allow (outgoing), disabled (routed)\n8211/udp                   ALLOW IN    Anywhere';
  const firewall = async (is: string, what: string, zone: string): Promise<void> => {
    const {code, output} = await box.run(`${LIB}/firewall.sh 22`);
    expect([code, output.includes('The firewall is on.')], `${what}\n${output}`).toEqual(
      is === 'open' ? [1, false] : [0, true],
    );
    expect(output.includes(`Delete that rule: ${zone}`)).toBe(is === 'open');
  };

  it('firewall.sh lets SSH in before it closes everything, or closes nothing', async () => {
    const sockets = (listening: string, established: string) =>
      box.replace(
        'ss',
        `case $* in *established*) cat <<'E' ;; *) cat <<'L' ;; esac\n${established}\nE\n${listening}\nL`,
      );
    listed(ON);
    box.replace('sshd', 'echo "port 2222"');
    sockets(
      [
        'LISTEN 0 128 0.0.0.0:22 0.0.0.0:* users:(("sshd",pid=1,fd=3))',
        'LISTEN 0 128 127.0.0.1:6010 0.0.0.0:* users:(("sshd",pid=9,fd=9))',
        'LISTEN 0 4096 *:22022 *:* users:(("systemd",pid=1,fd=41))',
        'LISTEN 0 4096 0.0.0.0:8212 0.0.0.0:* users:(("PalServer-Linux",pid=7,fd=3))',
      ].join('\n'),
      [
        '0 0 [::ffff:10.0.0.1]:22022 [::ffff:10.0.0.2]:50000 users:(("sshd-session",pid=2,fd=4))',
        '0 0 127.0.0.1:43210 127.0.0.1:8212 users:(("sshd",pid=2,fd=9))',
      ].join('\n'),
    );
    await box.succeeds('firewall 2022', 'The firewall is on.');
    const log = () => box.read('/machine/ufw.log').trim().split('\n');
    expect(log()).toEqual([
      ...['22', '2022', '2222', '22022'].map((port) => `allow ${port}/tcp comment SSH`),
      ...['allow 8211/udp comment palworld', 'default deny incoming', '--force enable'],
      'status verbose',
    ]);
    sockets('', '');
    box.replace('sshd', 'exit 127');
    fs.rmSync(box.file('/machine/ufw.log'));
    await box.fails('firewall', 'The port of SSH was not found. Nothing was changed.');
    expect(fs.existsSync(box.file('/machine/ufw.log'))).toBe(false);
    expect((await box.run(`${LIB}/firewall.sh 666`)).code).not.toBe(0);
    expect(log()).toEqual(['allow 666/tcp comment SSH']);
    listed('Status: inactive');
    await box.fails('firewall 22', 'THE FIREWALL IS OFF.');
    listed(`${ON}\n8212/tcp ALLOW IN Anywhere`);
    box.set('remote=none');
    await box.succeeds('firewall 22', 'The firewall is on.');
    box.set('firewall=none');
    await box.fails('firewall 22', 'Nothing was changed, because %s has firewall=none.', CONF);
  });

  it.each(['ufw', 'firewalld'] as const)(
    'it judges the rules of %s, and names the one that opens',
    async (kind) => {
      box.set(`firewall=${kind}`);
      box.replace('systemctl', 'true');
      let count = 0;
      for (const [is, list] of Object.entries(rules[kind] ?? {})) {
        for (const rule of list) {
          count++;
          const [, part = '', what = ''] = /^(?:(ports|service): )?([^]*)$/.exec(rule) ?? [];
          if (kind === 'ufw') {
            listed(`${ON}\n${rule}`);
          }
          box.replace(
            'firewall-cmd',
            `case "$*" in
  --state) echo running ;;
  --get-default-zone) echo public ;;
  --get-active-zones) printf 'home (x)\\n  interfaces: eth1\\ndocker\\n  interfaces: docker0\\n' ;;
  "--zone=home --list-ports") echo "8211/udp ${part === 'ports' ? what : ''}" ;;
  "--zone=home --list-services") echo "${part === 'service' ? 'own' : ''}" ;;
  *--service=own*) echo "${part === 'service' ? what : ''}" ;;
  "--zone=home --list-all") cat <<'ZONE'
${part ? '' : `  ${what}`}
ZONE
    ;;
  "--zone=docker --list-all") echo '  target: ACCEPT' ;;
  *--list-all) printf '  target: default\\n' ;;
esac`,
          );
          await firewall(is, rule, kind === 'ufw' ? '' : 'home: ');
        }
      }
      expect(count).toBeGreaterThan(18);
    },
  );
}

export function describeInstallation(box: Prepared): void {
  const archive = '/home/you/palworld-linux';
  const install = (options: string, input: string) =>
    box.run(`bash ${archive}/install.sh ${options}`, {input});
  const settings = (text: string) => box.write(box.ini, text);

  it('install.sh asks for each job, and keeps what a reader has changed', async () => {
    const right = box.read(box.ini);
    const gone = `systemctl disable --now palworld $(cd /etc/systemd/system && ls palworld*.timer); rm -rf ${LIB} /etc/systemd/system/palworld* /etc/palworld; systemctl daemon-reload`;
    await box.run(gone);
    settings(right.replace(PASSWORD, () => 'a\\\\b'));
    const empty = await install('--all', '\n');
    expect(empty.output).toContain('The AdminPassword is empty, but');
    await box.run(gone);
    settings(right.replace('RESTAPIEnabled=True', 'RESTAPIEnabled=False'));
    const first = await install('', 'n\n\ny\n\n');
    expect(first.output).toContain('NOT FINISHED: stop the server, set RESTAPIEnabled=True');
    expect(first.output).not.toContain(PASSWORD);
    expect(first.code).toBe(1);
    expect(box.read(PASSWORD_FILE)).toBe(`${PASSWORD}\n`);
    expect(fs.statSync(box.file(PASSWORD_FILE)).mode & 0o777).toBe(0o640);
    const {output: on} = await box.run("systemctl list-timers --no-legend 'palworld-*'");
    const jobs = ['backup', 'memory', 'restart', 'update'];
    expect(jobs.filter((job) => !on.includes(`palworld-${job}`))).toEqual(['backup']);
    settings(right);

    box.replace('ss', 'echo "UNCONN 0 0 0.0.0.0:8211 0.0.0.0:*"');
    const beside = await install('', '');
    expect(beside.output).toContain('NOT FINISHED: a server already runs on UDP port 8211');
    expect(beside.code).toBe(1);
    box.restoreProgram('ss');

    const own = box.read(CONF).replace('keep=28', 'keep=99').replace('remote=rest', 'remote=none');
    box.write(CONF, own);
    expect((await install('', '\n')).output).toContain(`Kept: ${CONF}`);
    expect(box.read(CONF)).toBe(own);
    const replaced = await install('', 'y\n');
    expect(replaced.code, replaced.output).toBe(0);
    expect(box.read(CONF)).toContain('keep=28');
    expect(box.read(`${CONF}.old`)).toBe(own);
    // The following steps use the new settings.
    expect(replaced.output).toContain('The server answers.');
    await box.answers();

    // The install script copies the password from the settings of the game.
    await box.turn('stop');
    settings(right.replace(PASSWORD, 'second word'));
    const last = await install('', '');
    expect(last.output).not.toMatch(/\[[yY]\/[nN]\]/);
    expect(last.code, last.output).toBe(0);
    expect(box.read(PASSWORD_FILE)).toBe('second word\n');
  });

  it('install.sh asks where the server is, and takes the firewall that is there, but not against a reader', async () => {
    const conf = `${archive}/palworld.conf`;
    const [ufw, gone] = [box.file('/usr/sbin/ufw'), box.file('/usr/sbin/gone')];
    fs.renameSync(ufw, gone);
    onTestFinished(() => fs.renameSync(gone, ufw));
    const firewallAfter = async (input: string) => {
      const {code, output} = await install('--all', input);
      expect(code, output).toBe(0);
      expect(box.read(CONF)).toContain(`folder=${folder}\n`);
      return /^firewall=.*/m.exec(box.read(CONF))?.[0];
    };
    await box.run(`systemctl stop palworld; rm -rf ${LIB}`);
    const own = box.read(conf);
    const elsewhere = own.replace(`folder=${folder}`, 'folder=/srv/nothing');
    box.change(conf, elsewhere.replace('=ufw', '=none'));
    expect(await firewallAfter(`/srv/wrong\n${folder}/\n`)).toBe('firewall=none');
    await box.run(`rm -rf ${LIB}`);
    box.write(conf, own);
    expect(await firewallAfter('')).toBe('firewall=firewalld');
    box.configure('firewall=ufw');
    expect(await firewallAfter('')).toBe('firewall=ufw');
  });
}

/** Looks at the port of REST from another machine. */
export function describeReach(box: Prepared): void {
  const fromOutside = () =>
    box.run(`curl -s --noproxy '*' --max-time 2 http://${ADDRESS}:8212/`, {as: 'outside'});

  it('is seen from outside as firewall.sh says, with ufw and with firewalld, whatever rules there are', async () => {
    await box.does('sudo ufw --force reset');
    expect((await fromOutside()).code).toBe(0);
    const say = async (is: 'open' | 'closed') => {
      const {code, output} = await box.run(`sudo ${LIB}/firewall.sh 22`, {as: 'you'});
      expect([code === 0, output.includes('The firewall is on.')], output).toEqual(
        Array(2).fill(is === 'closed'),
      );
      expect((await fromOutside()).code === 0, output).toBe(is === 'open');
    };
    for (const [rule, is] of [
      ['allow 8000:9000/tcp', 'open'],
      ['allow in on eth0', 'open'],
      ['deny 8212/tcp', 'closed'],
    ] as const) {
      await box.does(`sudo ufw ${rule}`);
      await say(is);
      await box.does(`sudo ufw --force delete ${rule}`);
    }
    await box.does(
      `sudo ufw --force disable && sudo sed -i s/^firewall=.*/firewall=firewalld/ ${CONF} && sudo systemctl start firewalld`,
    );
    for (const [rule, is] of [
      ['--add-port=1025-65535/tcp', 'open'],
      ["--add-rich-rule='rule family=ipv4 source address=198.51.100.0/24 accept'", 'open'],
    ] as const) {
      await box.does(`sudo firewall-cmd --permanent ${rule}`);
      await say(is);
      await box.does(`sudo firewall-cmd --permanent ${rule.replace('--add-', '--remove-')}`);
    }
    await box.does('sudo systemctl disable --now firewalld');
  });
}

export function describeSecrets(box: Prepared): void {
  it('has no file with a password that another account can read', async () => {
    // Some systems have open home folders.
    await box.run('chmod --quiet 755 /home/steam');
    const skipped = ['/proc', '/sys', '/machine'].map((place) => `-path ${place}`).join(' -o ');
    const {output} = await box.run(
      `{ find / -xdev \\( ${skipped} \\) -prune -o -type f -readable -print0 | xargs -0 grep -lF 'Marked $HOME'
         find ${box.backups} ${box.saved}* /etc/palworld -type f -readable; } 2>/dev/null; true`,
      {as: 'other'},
    );
    expect(output).toBe('');
    await box.run('chmod --quiet 700 /home/steam');
  });
}
