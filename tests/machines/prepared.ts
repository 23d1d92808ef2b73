import fs from 'node:fs';
import {expect} from 'vitest';
import {archiveFile, defaultChoices, installSteps, type Choices} from '../../src/core/serverFiles';
import {packArchive} from '../../src/core/serverFiles/archive';
import {serverFilesFacts} from '../../src/core/serverFiles/facts';
import type {FileSystem} from '../../src/data/serverFiles';
import {wordsOf} from '../../src/words';

import {BUILD, RealMachine} from '../support/machine/realMachine';
import {newest} from '../support/addresses';

/** Shells, curl and settings files may stumble over each of these characters. */
export const PASSWORD = 'Marked $HOME `id` #1';
const VERSION = newest;

export class Prepared extends RealMachine {
  public start(): Promise<void> {
    return this.boot(VERSION);
  }

  public async does(command: string, input = ''): Promise<string> {
    const {code, output} = await this.run(command, {as: 'you', input});
    expect(code, `${command}\n${output}`).toBe(0);
    return output;
  }

  public async refuses(command: string): Promise<string> {
    const {code, output} = await this.run(command, {as: 'you'});
    expect(code, `${command}\n${output}`).not.toBe(0);
    return output;
  }

  public journal(unit: string): Promise<string> {
    return this.does(`sudo journalctl -u ${unit} -n 30 -o cat`);
  }

  public async makeImage(name: string, ...settings: readonly string[]): Promise<void> {
    const changes = settings.map((line) => `--change '${line}'`).join(' ');
    await this.does(`sudo bash -ec '
      mkdir -p /machine/image/{etc/pam.d,home/user,tmp,palworld,usr/lib,usr/libexec} && cd /machine/image
      mkdir -p pal && rm -rf pal/Package && cp -r ${BUILD} pal/Package && mkdir pal/Package/Pal/Saved
      echo ${name} >pal/Package/image
      printf "root:x:0:0::/root:/bin/bash\\nuser:x:1000:1000::/home/user:/bin/bash\\n" >etc/passwd
      printf "root:x:0:\\nusergroup:x:1000:\\n" >etc/group
      printf "%s required pam_permit.so\\n" auth account session >etc/pam.d/sudo
      echo "user ALL=(ALL) NOPASSWD: ALL" >etc/sudoers' &&
      sudo tar -c --exclude='*docker*' --exclude='*containerd*' --exclude=usr/bin/runc --exclude=usr/bin/ctr -C / \
        bin lib lib64 usr/lib64 usr/bin usr/lib/x86_64-linux-gnu usr/lib/python3.11 usr/libexec/sudo etc/nsswitch.conf \
        -C /machine/image . | docker import ${changes} - ${name} >/dev/null`);
  }

  private unpacked(system: FileSystem, choices: Partial<Choices>): readonly string[] {
    const facts = serverFilesFacts(VERSION);
    const words = wordsOf('en').serverFiles;
    const make = {facts, words, choices: {...defaultChoices(system, facts), ...choices}};
    fs.writeFileSync(this.file(`/home/you/${archiveFile(make)}`), packArchive(make, new Date()));
    return installSteps(make).flatMap(({code, language}) =>
      language === 'bash' && !/YOUR_SERVER|firewall/.test(code) ? [code] : [],
    );
  }

  public async install(
    system: FileSystem,
    choices: Partial<Choices> = {},
    input = '',
  ): Promise<string> {
    let printed = '';
    // A log that is followed has no end while its container restarts.
    const ending = this.unpacked(system, choices).filter((code) => !code.includes('--follow'));
    for (const code of ending) {
      printed += await this.does(code, input);
    }
    return printed;
  }

  public async sees(command: string, seconds = 40): Promise<void> {
    await this.does(
      `for ((i = 0; i < ${seconds * 5}; i++)); do { ${command}; } >/dev/null 2>&1 && exit; /usr/bin/sleep 0.2; done; ${command}`,
    );
  }
}
