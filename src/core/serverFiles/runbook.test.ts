import {expect, it} from 'vitest';
import {fileSystems, type FileSystem} from '../../data/serverFiles';
import {versionIds} from '../../data/versions';
import en from '../../words/en/serverFiles.json';
import ja from '../../words/ja/serverFiles.json';
import {backupSpace, byHand, defaultChoices, memoryFor, readme, sizeText, whereabouts} from '.';
import {serverFilesFacts} from './facts';
import type {Make} from './types';

const makeOf = (system: FileSystem, words: typeof en, version = versionIds[0]!): Make => {
  const facts = serverFilesFacts(version);
  const own = system === 'windows' ? ['D:\\pal 2', 'E:\\kept'] : ['/srv/pal2', '/srv/kept'];
  const [folder = '', backups = ''] = own;
  const preset = defaultChoices(system, facts);
  return {facts, words, choices: {...preset, name: 'pal2', folder, backups, players: 16, keep: 10}};
};

const expected: Readonly<Record<FileSystem, readonly string[]>> = {
  linux: [
    'pal2.service, pal2-*.timer',
    '/srv/pal2/Pal/Saved/Config/LinuxServer/PalWorldSettings.ini',
    ...['/usr/local/lib/pal2/palworld.conf', 'sudo systemctl stop pal2'],
    'sudo /usr/local/lib/pal2/restore.sh /srv/kept/FILE.tar.gz',
    'sudo systemctl start pal2-update',
  ],
  windows: [
    'D:\\pal 2\\Pal\\Saved\\Config\\WindowsServer\\PalWorldSettings.ini',
    'C:\\ProgramData\\pal2\\settings.txt',
    'Remove-Item C:\\ProgramData\\pal2\\stopped.txt',
    'C:\\ProgramData\\pal2\\restore.ps1 FILE.zip',
    'E:\\kept',
  ],
  docker: [
    '/srv/pal2/Saved/Config/LinuxServer/PalWorldSettings.ini',
    'sudo docker compose --project-directory /srv/pal2 start',
    'sudo systemctl start pal2-backup',
    '/srv/kept/FILE.tar.gz',
  ],
  thijsvanloef: [
    '/srv/pal2/palworld.env',
    'sudo docker compose --project-directory /srv/pal2 exec palworld backup',
    '/srv/pal2/palworld/backups/FILE.tar.gz',
  ],
  jammsen: [
    'sudo docker compose --project-directory /srv/pal2 restart',
    'exec --user steam palworld backup create',
    '/srv/pal2/game/backups/FILE.tar.gz',
  ],
};

it.each(
  fileSystems.flatMap(({id}) => [[id, en, '16–24 GB'] as const, [id, ja, '16～24GB'] as const]),
)('the runbook on %s names the places and commands of the server', (system, words, memory) => {
  const make = makeOf(system, words);
  const rows = [...whereabouts(make), ...byHand(make)];
  const text = rows.flat().join('\n');
  const wanted = [...expected[system], ':8211', memory];
  expect(wanted.filter((part) => !text.includes(part))).toEqual([]);
  // A sheet has about fifty lines, and each row takes two.
  expect(rows.length).toBeLessThan(20);
  const {content} = readme(make);
  const listed = whereabouts(make).map(([name, value]) => `- ${name} ${value}`);
  expect(listed.filter((part) => !content.includes(part))).toEqual([]);
});

it('says how a community image is updated only where a restart does that', () => {
  const texts = (system: FileSystem, update: 'auto' | 'manual' | 'pinned') => {
    const make = makeOf(system, en);
    return byHand({...make, choices: {...make.choices, update}}).map(([text]) => text);
  };
  expect(texts('thijsvanloef', 'manual')).toContain(en.hand.restartUpdate);
  expect(texts('thijsvanloef', 'pinned')).toContain(en.hand.restartPlain);
  expect(texts('jammsen', 'auto')).toContain(en.hand.restartUpdate);
  expect(texts('jammsen', 'manual')).toContain(en.hand.restartPlain);
});

it('has the ranges of memory and space', () => {
  const sizes = [...[1, 5, 9, 32].map(memoryFor), backupSpace(28), backupSpace(1)];
  expect(sizes.map((size) => sizeText(size, en.size)).join(', ')).toBe(
    '8 GB, 16 GB, 16–24 GB, 32 GB or more, 0.4–1.7 GB, 0.1 GB',
  );
});
