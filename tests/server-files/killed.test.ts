/** Power may fail and `kill -9` may end a job at any moment; the next job must lose nothing. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect} from 'vitest';
import {it, type Sandbox} from './sandbox';

function dieAt(box: Sandbox, program: string, words: string, half = false): void {
  box.write('state/dies', '');
  const own = path.join(box.root, 'bin', program);
  if (program === 'steamcmd') {
    fs.renameSync(own, `${own}.real`);
  }
  box.replace(
    program,
    `real=$MACHINE/bin/${program}.real
[ -e "$real" ] || real=$(PATH=\${PATH#*:} command -v ${program})
case "$*" in
  ${words}) if [ -e "$MACHINE/state/dies" ]; then
    rm "$MACHINE/state/dies"
    ${half ? 'timeout 0.01 ' : ''}"$real" "$@"
    kill -KILL "$PPID"
    exit 1
  fi ;;
esac
exec "$real" "$@"`,
  );
}

const isPaused = ({root}: Sandbox): boolean =>
  ['state/stopped-by-job', 'palserver/.stopped-by-job'].some((mark) =>
    fs.existsSync(path.join(root, mark)),
  );

async function dies(box: Sandbox, line: string): Promise<void> {
  const {code} = await box.script(line);
  expect(code).not.toBe(0);
  expect(box.read('state/dies')).toBe('');
  expect(fs.existsSync(path.join(box.root, 'state/dies')), line).toBe(false);
}

describe.concurrent.each(['linux', 'docker'] as const)('on %s', (system) => {
  it('a backup leaves nothing half', async ({machine}) => {
    const box = await machine({system});
    dieAt(box, 'gzip', '--force*', true);
    await dies(box, 'backup');
    expect(fs.readdirSync(box.backups).join()).toContain('.partial');
    await box.succeeds('backup');
    expect(fs.readdirSync(box.backups)).toEqual(box.copies());
    expect(box.copies()).toHaveLength(1);
  });

  it('a restore leaves a whole world, wherever it ends', async ({machine}) => {
    const box = await machine({system});
    await box.succeeds('backup');
    const [copy = ''] = box.copies();
    const before = box.savedProgress();
    for (const [program, words, half] of [
      ['tar', '--extract*', true],
      ['mv', '*Saved.before-restore-*', false],
      ['mv', '*.restore-*/Saved*', false],
    ] as const) {
      dieAt(box, program, words, half);
      await dies(box, `restore backups/${copy}`);
      await box.succeeds('backup');
      expect(box.savedProgress(), words).toBeGreaterThanOrEqual(before);
      const around = fs.readdirSync(path.dirname(box.saved));
      expect(around.filter((name) => name.includes('.restore-'))).toEqual([]);
    }
    await box.succeeds(`restore backups/${copy}`);
    expect(await box.isRunning()).toBe(true);
  });

  it('an update goes on, and the server runs as before', async ({machine}) => {
    const box = await machine({system});
    const before = box.progress();
    const newest = system === 'linux' ? '1002\n' : 'sha256:second\n';
    box.write(system === 'linux' ? 'steam/newest' : 'newest', newest);
    dieAt(box, 'gzip', '--force*', true);
    await dies(box, 'update');
    expect(await box.isRunning()).toBe(false);
    await box.succeeds('update');
    await box.ready(1);
    expect(box.lastStart()).toBeGreaterThanOrEqual(before);
    expect(isPaused(box)).toBe(false);
    expect(box.copies()).toHaveLength(1);
  });

  it('a stop by an administrator outlasts such an update', async ({machine}) => {
    const box = await machine({system});
    box.write(
      system === 'linux' ? 'steam/newest' : 'newest',
      system === 'linux' ? '1002\n' : 'sha256:second\n',
    );
    dieAt(box, 'gzip', '--force*', true);
    await dies(box, 'update');
    expect(isPaused(box)).toBe(true);
    await box.start();
    await box.succeeds('stop');
    await box.succeeds('update');
    expect(await box.isRunning()).toBe(false);
  });

  it('the clean-up touches nothing of people and of other servers', async ({machine}) => {
    const box = await machine({system});
    const others = [
      `backups/${box.name}-2-2026-01-01_000000.tar.gz.partial`,
      `backups/${box.name}-mine.tar.gz.partial`,
      `${path.relative(box.root, path.dirname(box.saved))}/.restore-backup/Level.sav`,
    ];
    for (const file of others) {
      box.write(file, 'theirs');
    }
    await box.succeeds('backup');
    expect(others.map((file) => box.read(file))).toEqual(others.map(() => 'theirs'));
  });
});

describe.concurrent('natively', () => {
  it('an update that ends while Steam writes is completed by the next one', async ({machine}) => {
    const box = await machine();
    box.write('steam/newest', '1002\n');
    dieAt(box, 'steamcmd', '*+app_update*');
    await dies(box, 'update');
    await box.run('systemctl start palworld');
    expect(await box.isRunning()).toBe(false);
    await box.succeeds('update');
    await box.ready(1);
    expect(box.read('palserver/program')).toBe('1002\n');
  });

  it('a server that starts after such a restore has its world', async ({machine}) => {
    const box = await machine();
    await box.succeeds('backup');
    const before = box.savedProgress();
    dieAt(box, 'mv', '*Saved.before-restore-*');
    await dies(box, `restore backups/${box.copies()[0]}`);
    expect(fs.existsSync(box.saved)).toBe(false);
    await box.run('systemctl start palworld');
    await box.ready(1);
    expect(box.lastStart()).toBeGreaterThanOrEqual(before);
  });

  it('a world that is moved away later stays away', async ({machine}) => {
    const box = await machine();
    await box.succeeds('backup');
    dieAt(box, 'mv', '*.restore-*/Saved*');
    await dies(box, `restore backups/${box.copies()[0]}`);
    await box.succeeds('backup');
    fs.renameSync(box.saved, `${box.saved}.mine`);
    await box.run('systemctl start palworld');
    await box.ready(1);
    expect(box.lastStart()).toBe(0);
  });
});
