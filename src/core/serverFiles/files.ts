/** The files of a set of choices, complete and ready to save. */
import {isCommunityImage, type FileSystem} from '../../data/serverFiles';
import {composeFile, environmentFile} from './compose';
import {settingsFile} from './settings';
import type {FileId, GeneratedFile, Make} from './types';
import {fillUnit, jobsOf, scriptFolder, type Job} from './units';

const languages: Readonly<Record<string, GeneratedFile['language']>> = {
  sh: 'bash',
  env: 'bash',
  py: 'python',
  ps1: 'powershell',
  yaml: 'yaml',
  txt: 'text',
};

/** What commands are typed into on a system. */
export const shellOf = (system: FileSystem): 'bash' | 'powershell' =>
  system === 'windows' ? 'powershell' : 'bash';

/** Where a file is on the server: its folder and name, as the system writes them. */
export const placeOf = (
  {folder, name}: Pick<GeneratedFile, 'folder' | 'name'>,
  system: FileSystem,
): string => `${folder}${system === 'windows' ? '\\' : '/'}${name}`;

/** A file that only its owner changes. Scripts can be run, but those that others read in. */
function file(id: FileId, name: string, folder: string, content: string): GeneratedFile {
  const isRun = /\.(?:sh|py)$/.test(name) && !/^(?:common|rest|rcon)\.sh$/.test(name);
  return {
    id,
    name,
    folder,
    rights: {mode: isRun ? '755' : '644', owner: 'root:root'},
    language: languages[name.split('.').at(-1) ?? ''] ?? 'ini',
    content,
  };
}

/** Script of each id, without its ending. */
const scriptNames = {
  common: 'common',
  rest: 'rest',
  rcon: 'rcon',
  'start-script': 'start',
  'server-script': 'server',
  'stop-script': 'stop',
  'restart-script': 'restart',
  'memory-script': 'watch-memory',
  'backup-script': 'backup',
  'restore-script': 'restore',
  'update-script': 'update',
  'build-script': 'install-build',
  'passwords-script': 'passwords',
  'tasks-script': 'tasks',
  'firewall-script': 'firewall',
  'idle-script': 'stop-when-empty',
  'whitelist-script': 'whitelist',
  'notify-script': 'notify',
  'measure-script': 'measure',
} as const satisfies Partial<Record<FileId, string>>;

function script(
  make: Make,
  id: keyof typeof scriptNames,
  windowsEnding: 'ps1' | 'py' = 'ps1',
): GeneratedFile {
  const isWindows = make.choices.system === 'windows';
  const name = `${scriptNames[id]}.${isWindows ? windowsEnding : 'sh'}`;
  return file(
    id,
    name,
    scriptFolder(make),
    textOf(make, `${isWindows ? 'windows' : 'linux'}/${name}`),
  );
}

function textOf({facts}: Make, name: string): string {
  const text = facts.scripts[name];
  if (text === undefined) {
    throw new Error(`There is no file server/${name}.`);
  }
  return text;
}

/** What every script reads: the settings, the shared functions, and the messages of the language. */
export function baseFiles(make: Make): readonly GeneratedFile[] {
  const {choices, facts, words} = make;
  const folder = scriptFolder(make);
  const isWindows = choices.system === 'windows';
  const isCommunity = isCommunityImage(choices.system);
  const asks = choices.hasRemote && !isCommunity;
  const messages = `messages.${words.language}.txt`;
  return [
    file('settings', isWindows ? 'settings.txt' : 'palworld.conf', folder, settingsFile(make)),
    script(make, 'common'),
    ...(asks ? [script(make, facts.remote)] : []),
    ...(asks && facts.remote === 'rcon' && !isWindows
      ? [file('rcon-client', 'rcon.py', folder, textOf(make, 'linux/rcon.py'))]
      : []),
    ...(words.language === 'en'
      ? []
      : [file('messages', messages, folder, textOf(make, messages))]),
  ];
}

/** A unit: of a job, or of the server itself. */
function unit(make: Make, id: FileId, name: string): GeneratedFile {
  const content = fillUnit(textOf(make, `linux/palworld${name}`), make);
  return file(id, `${make.choices.name}${name}`, '/etc/systemd/system', content);
}

/** The units of a job. It can be started by hand even where no timer does. */
function units(make: Make, job: Job): readonly GeneratedFile[] {
  const isTimed = jobsOf(make).includes(job) || job === 'memory';
  return [
    unit(make, `${job}-service`, `-${job}.service`),
    ...(isTimed ? [unit(make, `${job}-timer`, `-${job}.timer`)] : []),
  ];
}

/** Restart, backup, restore and update, for systemd and Docker. */
function jobs(make: Make): readonly GeneratedFile[] {
  const {update} = make.choices;
  return [
    script(make, 'stop-script'),
    script(make, 'restart-script'),
    ...units(make, 'restart'),
    script(make, 'backup-script'),
    ...units(make, 'backup'),
    script(make, 'restore-script'),
    ...(update === 'pinned' ? [] : [script(make, 'update-script'), ...units(make, 'update')]),
    script(make, 'memory-script'),
    ...units(make, 'memory'),
  ];
}

/** The files, in the order in which a reader meets them. The README is not among them. */
export function makeFiles(make: Make): readonly GeneratedFile[] {
  const {choices} = make;
  const {system, folder, update} = choices;
  switch (system) {
    case 'linux':
      return [
        ...baseFiles(make),
        script(make, 'start-script'),
        unit(make, 'service', '.service'),
        ...jobs(make),
        ...(update === 'pinned' ? [script(make, 'build-script')] : []),
        ...(choices.firewall === 'none' ? [] : [script(make, 'firewall-script')]),
      ];
    case 'docker':
      return [
        file('compose', 'compose.yaml', folder, composeFile(make)),
        file('helper', 'helper.sh', folder, textOf(make, 'docker/helper.sh')),
        ...baseFiles(make),
        ...jobs(make),
      ];
    case 'thijsvanloef':
    case 'jammsen':
      return [
        file('compose', 'compose.yaml', folder, composeFile(make)),
        file('environment', 'palworld.env', folder, environmentFile(make)),
        ...baseFiles(make),
        script(make, 'passwords-script'),
        script(make, 'restore-script'),
      ];
    case 'windows':
      return [
        ...baseFiles(make),
        script(make, 'server-script'),
        script(make, 'stop-script'),
        script(make, 'restart-script'),
        script(make, 'backup-script'),
        script(make, 'restore-script'),
        script(make, update === 'pinned' ? 'build-script' : 'update-script'),
        script(make, 'memory-script'),
        script(make, 'tasks-script'),
        script(make, 'firewall-script'),
      ];
  }
}

/** Scripts that only pages offer, where the REST API answers: no choice of the form makes them. */
function addOns(make: Make): readonly GeneratedFile[] {
  const {choices, facts} = make;
  const isWindows = choices.system === 'windows';
  if (facts.remote !== 'rest') {
    return [];
  }
  return [
    ...(isWindows
      ? [file('python', 'common.py', scriptFolder(make), textOf(make, 'windows/common.py'))]
      : [script(make, 'idle-script')]),
    ...(['whitelist-script', 'notify-script', 'measure-script'] as const).map((id) =>
      script(make, id, 'py'),
    ),
  ];
}

/** One file of a set of choices, for pages that explain it: `<ServerFile id="backup-script" />`. */
export function makeFile(make: Make, id: FileId): GeneratedFile {
  const files = [...makeFiles(make), ...addOns(make)];
  const found = files.find((one) => one.id === id);
  if (!found) {
    throw new Error(
      `There is no file "${id}" on ${make.choices.system} with these choices. There are ${files.map((one) => one.id).join(', ')}.`,
    );
  }
  return found;
}
