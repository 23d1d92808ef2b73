import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import type {Block} from '../../support/procedures/blocks';
import {PASSWORD, type Reader} from '../../support/procedures/reader';
import {cases, filesIn, inDocker, restore, turnOffJobs, withReader} from './cases';

const install = 'getting-started/deploy-dedicated-server';
const service = 'operate/service';
const folder = '/opt/palworld';
const saved = `${folder}/Saved`;
const ini = `${saved}/Config/LinuxServer/PalWorldSettings.ini`;
const used = (reader: Reader): string => reader.read('containers/palworld/used');

async function kill(reader: Reader, command: string): Promise<void> {
  reader.write('deaf', '');
  await reader.admin(command);
  fs.rmSync(reader.file('deaf'));
}

async function run(reader: Reader, job: string): Promise<void> {
  const {code} = await reader.admin(`sudo systemctl start ${job}`);
  expect(code, reader.read(`state/${job}.log`)).toBe(0);
  await reader.answers();
}

describe.concurrent.each(cases)('in Docker, $version in $locale', (edition) => {
  it('installs, runs, backs up, restores, updates and goes', {timeout: 900_000}, async () => {
    await withReader(edition, async (reader) => {
      const docker = (page: string, section: string): readonly Block[] =>
        reader.section(page, section, 'Docker');
      const asOnLinux = (page: string, section: string) =>
        reader.walk(reader.section(page, section, 'Linux'), inDocker);
      // A server without the REST API stops only when Docker kills it.
      reader.write('deaf', '');
      await reader.walk(docker(install, 'install'));
      await reader.walk(docker(install, 'first-start'));
      const edit = docker('settings-and-operation/change-settings', 'edit');
      await reader.walk(edit.slice(0, 1));
      reader.edit(ini, 'AdminPassword=""', `AdminPassword="${PASSWORD}"`);
      reader.edit(ini, 'RESTAPIEnabled=False', 'RESTAPIEnabled=True');
      const start = {at: 'compose', code: 'docker compose start'};
      expect((await reader.type(start)).code).toBe(0);
      await reader.answers();
      fs.rmSync(reader.file('deaf'));
      await reader.walk(edit.slice(1));
      const [world = ''] = reader.worlds(saved);
      const outside = reader.section(install, 'firewall').find(({at}) => at === 'pc');
      expect((await reader.type(outside ?? start)).code).toBe(28);

      await reader.walk(reader.section(service, 'docker-service'));
      await turnOffJobs(reader);
      expect((await reader.admin('sudo /usr/local/lib/palworld/stop.sh')).code).toBe(0);
      expect(
        (await reader.admin('docker compose --project-directory /opt/palworld ps')).output,
      ).toBe('');
      reader.edit(ini, 'ExpRate=1.000000', 'ExpRate=2.000000');
      await reader.type(start);
      await reader.answers();
      await reader.restarts(() => reader.walk(reader.section(service, 'stop', /^Linux/)));
      await reader.walk(reader.section(service, 'comes-back'));
      expect(reader.read(ini)).toContain('ExpRate=2.000000');
      await reader.type(start);
      await reader.answers();

      await reader.walk(docker('operate/backups', 'make-backup'));
      await asOnLinux('operate/backups', 'schedule');
      const copies = () => filesIn(reader, '/opt/palworld-backups');
      expect(copies()).toHaveLength(2);
      reader.write('newest', 'sha256:second\n');
      await reader.admin('docker compose --project-directory /opt/palworld pull');
      const level = `${saved}/SaveGames/0/${world}/Level.sav`;
      reader.write(level, 'damaged');
      const [byHand = ''] = copies().filter((name) => !name.includes('_'));
      await restore(reader, byHand, inDocker);
      expect(reader.worlds(saved)).toEqual([world]);
      expect(reader.read(level)).not.toBe('damaged');

      await asOnLinux('operate/restart-and-memory', 'schedule');
      await run(reader, 'palworld-restart');
      reader.edit('/usr/local/lib/palworld/palworld.conf', 'memory_limit=0', 'memory_limit=14000');
      await asOnLinux('operate/restart-and-memory', 'limit');
      expect(used(reader)).toBe('sha256:old\n');

      // Only the update starts the new image.
      await reader.walk(reader.section('operate/updates', 'automatic', 'Linux').slice(0, 2));
      await run(reader, 'palworld-update');
      expect(used(reader)).toBe('sha256:second\n');
      expect(copies().filter((name) => name.includes('before-update'))).toHaveLength(1);
      reader.write('newest', 'sha256:third\n');
      await reader.walk(docker('operate/updates', 'steps'));
      await reader.answers();
      expect(used(reader)).toBe('sha256:third\n');
      expect(reader.worlds(saved)).toEqual([world]);

      await secondServer(reader);
      await kill(reader, 'cd /opt/palworld && docker compose stop');
      await reader.walk(docker('operate/start-over', 'reset'));
      await reader.answers();
      expect(reader.worlds(saved)).toHaveLength(1);
      expect(reader.worlds(saved)).not.toEqual([world]);
      reader.write('deaf', '');
      const timers = reader.section('operate/checklist', 'leave', 'Linux').slice(0, 1);
      await reader.walk([...timers, ...docker('operate/checklist', 'leave')]);
      expect(fs.existsSync(reader.file(folder))).toBe(false);
      expect(fs.existsSync(reader.file('containers/palworld'))).toBe(false);
      expect(copies().length).toBeGreaterThan(2);
    });
  });
});

async function secondServer(reader: Reader): Promise<void> {
  await reader.admin('sudo mkdir -p /opt/palworld2/Saved');
  await reader.admin('sudo cp /opt/palworld/compose.yaml /opt/palworld/helper.sh /opt/palworld2/');
  const up = {at: 'admin', code: 'cd /opt/palworld2 && docker compose up -d'};
  expect((await reader.type(up)).output).toContain('port is already allocated');
  reader.edit('/opt/palworld2/compose.yaml', /8211/g, '8221');
  const line = new RegExp(reader.portText('8212'), 'g');
  reader.edit('/opt/palworld2/compose.yaml', line, '8222');
  const {code, output} = await reader.type(up);
  expect(code, output).toBe(0);
  await kill(reader, 'cd /opt/palworld2 && docker compose stop');
  const config = ini.replace(folder, `${folder}2`);
  reader.write(config, reader.read(ini).replace(line, reader.portText('8222')));
  await reader.admin('cd /opt/palworld2 && docker compose start');
  await reader.answers('8222');
  await reader.answers();
  await reader.walk(reader.section('operate/start-over', 'several-servers', 'Linux'));
  await kill(reader, 'cd /opt/palworld2 && docker compose down');
  await reader.answers();
}
