import {isCommunityImage, type FileSystem} from '../../data/serverFiles';
import {composeFile, environmentFile} from './compose';
import {settingsFile} from './settings';
import type {FileId, GeneratedFile, Make} from './types';
import {fillUnit, scriptFolder, scriptOf} from './units';

const languages: Readonly<Record<string, GeneratedFile['language']>> = {
  sh: 'bash',
  env: 'bash',
  py: 'python',
  ps1: 'powershell',
  yaml: 'yaml',
  txt: 'text',
};

export const shellOf = (system: FileSystem): 'bash' | 'powershell' =>
  system === 'windows' ? 'powershell' : 'bash';

/** Returns whether a file, also one of server/, holds the reader's choices instead of a program. */
export const isOwn = (name: string): boolean =>
  /\.(?:conf|yaml|env)$|(?:^|\/)settings\./.test(name);

/** Gives the full path of a file on the server. */
export const placeOf = (
  {folder, name}: Pick<GeneratedFile, 'folder' | 'name'>,
  system: FileSystem,
): string => `${folder}${system === 'windows' ? '\\' : '/'}${name}`;

const scriptNames: Partial<Readonly<Record<FileId, string>>> = {
  'memory-script': 'watch-memory',
  'build-script': 'install-build',
  'idle-script': 'stop-when-empty',
};

const bases: readonly FileId[] = ['settings', 'common', 'rest', 'rcon', 'rcon-client', 'messages'];
const extras = ['whitelist-script', 'notify-script', 'measure-script'] as const;

function fileOf(make: Make, id: FileId): GeneratedFile {
  const {choices, facts, words} = make;
  const isWindows = choices.system === 'windows';
  const file = (name: string, folder: string, content: () => string): GeneratedFile => {
    const isRun = /\.(?:sh|py)$/.test(name) && !/^(?:common|rest|rcon)\.(?:sh|py)$/.test(name);
    const language = languages[name.split('.').at(-1) ?? ''] ?? 'ini';
    return {
      ...{id, name, folder, mode: isRun ? '755' : '644', language},
      // A page can list the files before it has all scripts.
      get content() {
        return content();
      },
    };
  };
  const text = (source: string) => scriptOf(facts, source);
  const [unit, job, kind] = /^(?:(\w+)-)?(service|timer)$/.exec(id) ?? [];
  if (unit) {
    const name = `${job ? `-${job === 'idle' ? scriptNames['idle-script'] : job}` : ''}.${kind}`;
    return file(choices.name + name, '/etc/systemd/system', () =>
      fillUnit(text(`linux/palworld${name}`), make),
    );
  }
  const folder = scriptFolder(make);
  const messages = `messages.${words.language}.txt`;
  const others: Partial<Readonly<Record<FileId, () => GeneratedFile>>> = {
    settings: () =>
      file(isWindows ? 'settings.txt' : 'palworld.conf', folder, () => settingsFile(make)),
    compose: () => file('compose.yaml', choices.folder, () => composeFile(make)),
    environment: () => file('palworld.env', choices.folder, () => environmentFile(make)),
    helper: () => file('helper.sh', choices.folder, () => text('docker/helper.sh')),
    messages: () => file(messages, folder, () => text(messages)),
    'rcon-client': () => file('rcon.py', folder, () => text('linux/rcon.py')),
    python: () => file('common.py', folder, () => text('python/common.py')),
  };
  const [source, ending] = extras.some((one) => one === id)
    ? ['python', 'py']
    : isWindows
      ? ['windows', 'ps1']
      : ['linux', 'sh'];
  const script = `${scriptNames[id] ?? id.replace(/-script$/, '')}.${ending}`;
  // The install script isn't copied anywhere, because it runs from the unpacked archive.
  const place = id === 'install-script' ? '' : folder;
  return others[id]?.() ?? file(script, place, () => text(`${source}/${script}`));
}

/** The files of a set of choices, in the order of reading. */
function idsOf(make: Make): readonly FileId[] {
  const {choices, facts, words} = make;
  const [isLinux, isWindows, isDocker, isCommunity] = [
    choices.system === 'linux',
    choices.system === 'windows',
    choices.system === 'docker',
    isCommunityImage(choices.system),
  ];
  const isUnix = isLinux || isDocker;
  const isOwn = !isCommunity;
  const isPinned = choices.update === 'pinned';
  const asksRest = isOwn && choices.hasRemote && facts.remote === 'rest';
  const asksRcon = isOwn && choices.hasRemote && facts.remote === 'rcon';
  const hasTimer = {
    restart: choices.restart !== '',
    backup: choices.backupHours > 0,
    update: choices.update === 'auto',
    memory: true,
  };
  const units = (job: keyof typeof hasTimer): readonly FileId[] =>
    hasTimer[job] ? [`${job}-service`, `${job}-timer`] : [`${job}-service`];
  const rows: readonly (readonly [isMade: boolean, ...ids: readonly FileId[]])[] = [
    [!isLinux && !isWindows, 'compose'],
    [isCommunity, 'environment'],
    [isDocker, 'helper'],
    [true, 'settings', 'common'],
    [asksRest, 'rest'],
    [asksRcon, 'rcon'],
    [asksRcon && !isWindows, 'rcon-client'],
    [words.language !== 'en', 'messages'],
    [isCommunity, 'passwords-script'],
    [isLinux, 'start-script', 'service'],
    [isWindows, 'server-script'],
    [isOwn, 'stop-script', 'restart-script'],
    [isUnix, ...units('restart')],
    [isOwn, 'backup-script'],
    [isUnix, ...units('backup')],
    [true, 'restore-script'],
    [isOwn && !isPinned, 'update-script'],
    [isUnix && !isPinned, ...units('update')],
    [isPinned && (isLinux || isWindows), 'build-script'],
    [isOwn, 'memory-script'],
    [isUnix, ...units('memory')],
    [isLinux && asksRest, 'idle-script', 'idle-service'],
    [isWindows, 'tasks-script'],
    [isWindows || (isLinux && choices.firewall !== 'none'), 'firewall-script'],
    [asksRest, ...extras, 'python'],
    [asksRest && isUnix, 'whitelist-service', 'notify-service'],
    [true, 'install-script'],
  ];
  return rows.flatMap(([isMade, ...ids]) => (isMade ? ids : []));
}

/** Makes the settings file and the scripts that all others share. */
export function baseFiles(make: Make): readonly GeneratedFile[] {
  return makeFiles(make).filter(({id}) => bases.includes(id));
}

/** Makes all files but the README, in the order of reading. */
export function makeFiles(make: Make): readonly GeneratedFile[] {
  return idsOf(make).map((id) => fileOf(make, id));
}

/** Makes a single file, for `<ServerFile id="backup-script" />`. */
export function makeFile(make: Make, id: FileId): GeneratedFile {
  const ids = idsOf(make);
  if (!ids.includes(id)) {
    throw new Error(
      `There is no file "${id}" on ${make.choices.system} with these choices. There are ${ids.join(', ')}.`,
    );
  }
  return fileOf(make, id);
}
