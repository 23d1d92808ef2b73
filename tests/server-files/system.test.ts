import fs from 'node:fs';
import path from 'node:path';
import {describe, expect} from 'vitest';
import {scripts} from '../../src/core/serverFiles/scripts';
import {readYaml} from '../support/readYaml';
import {it, type Sandbox} from './sandbox';

function add(box: Sandbox, name: string): void {
  box.write(`lib/${name}.sh`, scripts[`linux/${name}.sh`] ?? '', 0o755);
}

const rules = readYaml('tests/server-files/firewallRules.yaml', {
  values: {values: {elements: {type: 'string'}}},
});

describe.concurrent('firewall.sh', () => {
  const ufw = (box: Sandbox, canEnable: boolean, older = ''): void => {
    add(box, 'firewall');
    box.replace('sshd', 'echo "port 2222"');
    box.write('older', older);
    box.replace(
      'ufw',
      `echo "$*" >>"$MACHINE/ufw.log"
case "$*" in
  "allow 666/tcp"*) echo "ERROR: Bad port" >&2; exit 1 ;;
  *enable) ${canEnable ? 'touch "$MACHINE/on"' : 'echo "ERROR: problem running ufw-init"; exit 1'} ;;
  "status verbose")
    if [ -e "$MACHINE/on" ]; then
      echo "Status: active"
      echo "Default: deny (incoming), allow (outgoing), disabled (routed)"
      echo "8211/udp                   ALLOW IN    Anywhere"
      cat "$MACHINE/older"
    else
      echo "Status: inactive"
    fi
    ;;
esac`,
    );
  };
  const sockets = (box: Sandbox, listening: string, established: string): void => {
    box.write('listening', listening);
    box.write('established', established);
    box.replace(
      'ss',
      'case $* in *established*) cat "$MACHINE/established" ;; *) cat "$MACHINE/listening" ;; esac',
    );
  };
  const about = (box: Sandbox, rule: string) => {
    box.write(
      'lib/palworld.conf',
      box.read('lib/palworld.conf').replace(/(?<=remote_port=)\d+/, '8212'),
    );
    return rule;
  };

  it('lets SSH in before it closes everything, and says so only when that is so', async ({
    machine,
  }) => {
    const box = await machine({}, true);
    ufw(box, true);
    sockets(
      box,
      [
        'LISTEN 0 128 0.0.0.0:22 0.0.0.0:* users:(("sshd",pid=1,fd=3))',
        'LISTEN 0 128 127.0.0.1:6010 0.0.0.0:* users:(("sshd",pid=9,fd=9))',
        'LISTEN 0 4096 *:22022 *:* users:(("systemd",pid=1,fd=41))',
        'LISTEN 0 4096 0.0.0.0:8212 0.0.0.0:* users:(("PalServer-Linux",pid=7,fd=3))',
        '',
      ].join('\n'),
      [
        '0 0 [::ffff:10.0.0.1]:22022 [::ffff:10.0.0.2]:50000 users:(("sshd-session",pid=2,fd=4))',
        '0 0 127.0.0.1:43210 127.0.0.1:8212 users:(("sshd",pid=2,fd=9))',
        '',
      ].join('\n'),
    );
    const {code, output} = await box.run('lib/firewall.sh 2022');
    expect(output).toContain('The firewall is on. UDP port 8211 is open for players.');
    expect(code).toBe(0);
    expect(box.read('ufw.log').trim().split('\n')).toEqual([
      ...['22', '2022', '2222', '22022'].map((port) => `allow ${port}/tcp comment SSH`),
      'allow 8211/udp comment palworld',
      'default deny incoming',
      '--force enable',
      'status verbose',
    ]);
  });

  it('closes nothing when it finds no SSH, or cannot let it in', async ({machine}) => {
    const box = await machine({}, true);
    ufw(box, true);
    sockets(box, '', '');
    box.replace('sshd', 'exit 127');
    await box.fails('firewall', 'The port of SSH was not found. Nothing was changed.');
    expect(box.read('ufw.log')).toBe('');
    expect((await box.script('firewall 666')).code).not.toBe(0);
    expect(box.read('ufw.log')).toBe('allow 666/tcp comment SSH\n');
  });

  it('never says closed when the firewall is off', async ({machine}) => {
    const box = await machine({}, true);
    ufw(box, false);
    const off = await box.script('firewall');
    expect(off.output).not.toContain('The firewall is on');
    expect(off.code).toBe(1);
    box.replace('ufw', 'case "$*" in "status verbose") echo "Status: inactive" ;; esac');
    await box.fails('firewall', 'THE FIREWALL IS OFF.');
  });

  it('judges older rules of ufw right, and names the one that opens the port', async ({
    machine,
  }) => {
    const box = await machine({}, true);
    expect(rules.ufw?.open?.length).toBeGreaterThan(11);
    for (const [verdict, list] of Object.entries(rules.ufw ?? {})) {
      for (const rule of list) {
        ufw(box, true, `${about(box, rule)}\n`);
        const {code, output} = await box.script('firewall');
        expect(code, `${verdict}: ${rule}\n${output}`).toBe(verdict === 'open' ? 1 : 0);
        expect(output.includes('The firewall is on.')).toBe(verdict === 'closed');
        if (verdict === 'open') {
          expect(output).toContain(`Delete that rule: ${rule.split('\n').at(-1)?.trim()}`);
        }
      }
    }
  });

  it('asks firewalld whether it runs, and judges every zone in use', async ({machine}) => {
    const box = await machine({choices: {firewall: 'firewalld'}}, true);
    add(box, 'firewall');
    box.replace('sshd', 'echo "port 22"');
    box.replace('systemctl', 'true');
    const firewalld = (state: string, rule: string) => {
      const [, kind = '', what = ''] = /^(?:(ports|service): )?(.*)$/.exec(rule) ?? [];
      box.write('rule', kind ? '' : `  ${what}\n`);
      box.replace(
        'firewall-cmd',
        `case "$*" in
  --state) echo "${state}" ;;
  --get-default-zone) echo public ;;
  --get-active-zones) printf 'home (x)\\n  interfaces: eth1\\ndocker\\n  interfaces: docker0\\n' ;;
  "--zone=home --list-ports") echo "8211/udp ${kind === 'ports' ? what : ''}" ;;
  "--zone=home --list-services") echo "${kind === 'service' ? 'own' : ''}" ;;
  *--service=own*) echo "${kind === 'service' ? what : ''}" ;;
  "--zone=home --list-all") cat "$MACHINE/rule" ;;
  "--zone=docker --list-all") echo '  target: ACCEPT' ;;
  *--list-all) printf '  target: default\\n' ;;
esac`,
      );
    };
    firewalld('not running', 'target: default');
    await box.fails('firewall', 'THE FIREWALL IS OFF.');
    expect(rules.firewalld?.open?.length).toBeGreaterThan(8);
    for (const [verdict, list] of Object.entries(rules.firewalld ?? {})) {
      for (const rule of list) {
        firewalld('running', about(box, rule));
        const {code, output} = await box.script('firewall');
        expect(code, `${verdict}: ${rule}\n${output}`).toBe(verdict === 'open' ? 1 : 0);
        expect(output.includes('The firewall is on.')).toBe(verdict === 'closed');
        expect(output.includes('Delete that rule: home: ')).toBe(verdict === 'open');
      }
    }
  });
});

/** Compose changes only \\' and ' between single quotes. */
function readByCompose(text: string): Readonly<Record<string, string>> {
  const line = /([A-Z_]+)='((?:\\'|[^'])*)'\n/gy;
  const read = [...text.matchAll(line)];
  expect(read.map(([all]) => all).join('')).toBe(text);
  return Object.fromEntries(
    read.map(([, name = '', value = '']) => [name, value.replaceAll("\\'", "'")]),
  );
}

describe.concurrent('passwords.sh', () => {
  const type = (box: Sandbox, admin: string, join: string) => {
    box.write('typed', `${admin}\n${join}\n`);
    return box.run('lib/passwords.sh <typed');
  };

  it('writes passwords as they were typed, by the rules of Compose, or nothing', async ({
    machine,
  }) => {
    const box = await machine({}, true);
    add(box, 'passwords');
    const text = box.read('lib/palworld.conf').replace(/^kind=.*$/m, 'kind=thijsvanloef');
    box.write('lib/palworld.conf', text);
    for (const password of ["it's", 'end\\', "'", 'tab\there', '']) {
      const {code, output} = await type(box, password, 'x');
      expect(output, password).toContain('Nothing was written.');
      expect(code).toBe(1);
      expect(box.read('palserver/passwords.env')).toBe('');
    }
    const passwords = '$ecret|a$word|x #y|"quoted"| spaces |back\\slash|`id`|%s|#|再起動🎮'.split(
      '|',
    );
    for (const password of [...passwords, 'p'.repeat(200)]) {
      const {code, output} = await type(box, password, `${password}2`);
      expect(code, output).toBe(0);
      expect(output).not.toContain(password.length > 3 ? password : 'nothing');
      const file = path.join(box.root, 'palserver/passwords.env');
      expect(readByCompose(fs.readFileSync(file, 'utf8'))).toEqual({
        ADMIN_PASSWORD: password,
        SERVER_PASSWORD: `${password}2`,
      });
      expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    }
    expect((await type(box, 'fine', '')).output).toContain('everyone can join');
  });
});
