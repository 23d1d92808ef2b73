/** The scripts that change the machine or write passwords, against replacements of its tools. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect} from 'vitest';
import {scripts} from '../../src/core/serverFiles/scripts';
import {it, type Sandbox} from './sandbox';

/** Puts a script of server/linux into the machine: these aren't among the files of every choice. */
function add(box: Sandbox, name: string): void {
  box.write(`lib/${name}.sh`, scripts[`linux/${name}.sh`] ?? '', 0o755);
}

describe.concurrent('firewall.sh', () => {
  /** ufw as it answers: `rules` it knows, and whether it switches on. */
  const ufw = (box: Sandbox, canEnable: boolean, older = ''): void => {
    add(box, 'firewall');
    box.replace('sshd', 'echo "port 2222"');
    box.replace(
      'ufw',
      `echo "$*" >>"$MACHINE/ufw.log"
case "$*" in
  *enable) ${canEnable ? 'touch "$MACHINE/on"' : 'echo "ERROR: problem running ufw-init"; exit 1'} ;;
  "status verbose")
    if [ -e "$MACHINE/on" ]; then
      echo "Status: active"
      echo "Default: deny (incoming), allow (outgoing), disabled (routed)"
      echo "8211/udp                   ALLOW IN    Anywhere"
      echo "${older}"
    else
      echo "Status: inactive"
    fi
    ;;
esac`,
    );
  };

  it('lets SSH in before it closes everything, and says so only when that is so', async ({
    machine,
  }) => {
    const box = await machine({}, true);
    ufw(box, true);
    const {code, output} = await box.run('lib/firewall.sh', {
      SSH_CONNECTION: '1.2.3.4 5 6.7.8.9 22022',
    });
    expect(output).toContain('The firewall is on. UDP port 8211 is open for players.');
    expect(code).toBe(0);
    expect(box.read('ufw.log').trim().split('\n')).toEqual([
      'allow 2222/tcp comment SSH',
      'allow 22022/tcp comment SSH',
      'allow 8211/udp comment palworld',
      'default deny incoming',
      '--force enable',
      'status verbose',
    ]);
  });

  it('never says closed when the firewall is off, or a rule opens the port of the REST API', async ({
    machine,
  }) => {
    const box = await machine({}, true);
    ufw(box, false);
    const off = await box.script('firewall');
    expect(off.output).not.toContain('The firewall is on');
    expect(off.code).toBe(1);
    box.replace('ufw', 'case "$*" in "status verbose") echo "Status: inactive" ;; esac');
    await box.fails('firewall', 'THE FIREWALL IS OFF.');
    const port = /remote_port=(\d+)/.exec(box.read('lib/palworld.conf'))?.[1];
    ufw(box, true, `${port}/tcp                   ALLOW IN    Anywhere`);
    await box.fails('firewall', `AN OLDER RULE OPENS PORT ${port}`);
  });

  it('asks firewalld whether it runs, and what it does by default', async ({machine}) => {
    const box = await machine({choices: {firewall: 'firewalld'}}, true);
    box.replace('systemctl', 'true');
    for (const [state, target, wanted] of [
      ['running', 'default', 0],
      ['not running', 'default', 1],
      ['running', 'ACCEPT', 1],
    ] as const) {
      box.replace(
        'firewall-cmd',
        `case "$*" in --state) echo "${state}" ;; --list-all) printf '  target: ${target}\\n  ports: 8211/udp\\n' ;; esac`,
      );
      const {code, output} = await box.script('firewall');
      expect(code, `${state}, ${target}: ${output}`).toBe(wanted);
      expect(output.includes('The firewall is on.')).toBe(wanted === 0);
    }
  });
});

/** A file of `NAME='value'` as Compose reads it: between single quotes all is literal, but \\' and '. */
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
