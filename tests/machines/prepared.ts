/** A machine with a server and the archive of the generator on it, as the steps of the generator leave it. */
import fs from 'node:fs';
import {expect} from 'vitest';
import {archiveFile, defaultChoices, installSteps, type Choices} from '../../src/core/serverFiles';
import {packArchive} from '../../src/core/serverFiles/archive';
import {serverFilesFacts} from '../../src/core/serverFiles/facts';
import type {Locale} from '../../src/data/locales';
import {wordsOf} from '../../src/words';

import {RealMachine} from '../support/machine/realMachine';

/** With what shells, curl and settings files may stumble over. */
export const PASSWORD = 'Marked $HOME `id` #1';
const VERSION = '1.0';

/** The types of a system that the archive of a set of choices is for. */
export class Prepared extends RealMachine {
  public constructor(
    private readonly kind: 'linux' | 'docker',
    public readonly locale: Locale = 'en',
  ) {
    super();
  }

  public start(): Promise<void> {
    return this.boot(VERSION);
  }

  /** Types a command that must work, as the administrator, and hands back what it prints. */
  public async does(command: string, input = ''): Promise<string> {
    const {code, output} = await this.run(command, {as: 'you', input});
    expect(code, `${command}\n${output}`).toBe(0);
    return output;
  }

  /** Types a command that must fail. */
  public async refuses(command: string): Promise<string> {
    const {code, output} = await this.run(command, {as: 'you'});
    expect(code, `${command}\n${output}`).not.toBe(0);
    return output;
  }

  /** What the journal holds of a unit since its last start. */
  public journal(unit: string): Promise<string> {
    return this.does(`sudo journalctl -u ${unit} -n 30 -o cat`);
  }

  /** Unpacks the archive and runs its steps; of a second run the answers may differ. */
  public async install(choices: Partial<Choices> = {}): Promise<string> {
    const facts = serverFilesFacts(VERSION);
    const words = wordsOf(this.locale).serverFiles;
    const make = {facts, words, choices: {...defaultChoices(this.kind, facts), ...choices}};
    fs.writeFileSync(this.file(`/home/you/${archiveFile(make)}`), packArchive(make, new Date()));
    let printed = '';
    for (const {code, language} of installSteps(make)) {
      // The administrator's own machine isn't this one; the firewall is looked at by a test of its own.
      if (language === 'bash' && !/YOUR_SERVER|firewall/.test(code)) {
        printed += await this.does(code);
      }
    }
    return printed;
  }

  /** Waits until something is so. */
  public async sees(command: string, seconds = 40): Promise<void> {
    await this.does(
      `for ((i = 0; i < ${seconds * 5}; i++)); do { ${command}; } >/dev/null 2>&1 && exit; /usr/bin/sleep 0.2; done; ${command}`,
    );
  }
}
