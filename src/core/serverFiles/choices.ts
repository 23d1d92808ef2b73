/** The choices of the generator, their defaults, and their form in an address. */
import {
  backupHours,
  firewalls,
  updateKinds,
  warningLeads,
  type BackupHours,
  type FileSystem,
  type Firewall,
  type UpdateKind,
  type WarningLead,
} from '../../data/serverFiles';
import type {ServerFilesFacts} from './facts';

const folders: Readonly<Record<FileSystem, readonly [install: string, backups: string]>> = {
  linux: ['/home/steam/palserver', '/home/steam/backups'],
  windows: ['C:\\palserver', 'C:\\palworld-backups'],
  docker: ['/opt/palworld', '/opt/palworld-backups'],
  thijsvanloef: ['/opt/palworld', '/opt/palworld-backups'],
  jammsen: ['/opt/palworld', '/opt/palworld-backups'],
};

/** Everything a reader chooses. None of it is secret: it may be in an address. */
export type Choices = Readonly<ReturnType<typeof defaultChoices>>;

/** What the form starts with on a system. */
export function defaultChoices(system: FileSystem, facts: ServerFilesFacts) {
  const [folder, backups] = folders[system];
  return {
    system,
    /** Tells several servers on one machine apart: names of services, tasks, containers, archives. */
    name: 'palworld',
    /** Install folder; for Docker the folder of compose.yaml. */
    folder,
    /** Linux: the user the server runs as. */
    user: 'steam',
    port: Number(facts.ports.game),
    queryPort: Number(facts.ports.query),
    players: Number(facts.maxPlayers),
    isListed: false,
    /** REST, or RCON in versions without REST. */
    hasRemote: true,
    remotePort: Number(facts.remote === 'rest' ? facts.ports.rest : facts.ports.rcon),
    /** Time of the nightly restart as `HH:MM`, or `''` for none. */
    restart: '05:00',
    /** Minutes before a restart or update at which the first warning goes out; 0 for none. */
    warn: 10 as WarningLead,
    backupHours: 6 as BackupHours,
    keep: 28,
    /** Megabytes of memory at which the server is restarted; 0 for never. */
    memory: 0,
    backups,
    update: 'auto' as UpdateKind,
    /** The build to hold: a manifest id (Steam) or an image tag. */
    build: '',
    firewall: (system === 'linux' ? 'ufw' : 'none') as Firewall,
  };
}

/** The names of choices in an address that differ from their keys. They are public: old links must continue to work. */
const names: Partial<Readonly<Record<keyof Choices, string>>> = {
  queryPort: 'query',
  isListed: 'listed',
  hasRemote: 'remote',
  remotePort: 'remote-port',
  backupHours: 'backup',
};

/** Every choice of a set with its name in an address. */
const named = (choices: Choices): readonly (readonly [keyof Choices, string])[] =>
  (Object.keys(choices) as readonly (keyof Choices)[]).map((key) => [key, names[key] ?? key]);

/** Every name of a choice in an address. */
export const choiceNames = (facts: ServerFilesFacts): readonly string[] =>
  named(defaultChoices('linux', facts)).map(([, name]) => name);

/** The part of an address that holds the choices which differ from the defaults; '' for none. */
export function toQuery(choices: Choices, facts: ServerFilesFacts): string {
  const preset = defaultChoices(choices.system, facts);
  const query = new URLSearchParams();
  for (const [key, name] of named(preset)) {
    const value = choices[key];
    if (value !== preset[key] || (key === 'system' && value !== facts.systems[0])) {
      query.set(name, typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value));
    }
  }
  return query.toString();
}

const allowed: Partial<Readonly<Record<keyof Choices, readonly (string | number)[]>>> = {
  warn: warningLeads,
  backupHours,
  update: updateKinds,
  firewall: firewalls,
};

/** Reads the choices of an address. What is missing or makes no sense takes its default. */
export function fromQuery(search: string, facts: ServerFilesFacts): Choices {
  const query = new URLSearchParams(search);
  const wanted = query.get('system');
  const system = facts.systems.find((id) => id === wanted) ?? facts.systems[0] ?? 'linux';
  const preset = defaultChoices(system, facts);
  const read: Record<string, string | number | boolean> = {...preset};
  for (const [key, name] of named(preset)) {
    const text = query.get(name);
    if (text === null || key === 'system') {
      continue;
    }
    if (typeof preset[key] === 'boolean') {
      read[key] = text === 'on';
      continue;
    }
    const value = typeof preset[key] === 'number' ? Number(text) : text;
    const isOdd = typeof value === 'number' && !Number.isInteger(value);
    if (!isOdd && (allowed[key]?.includes(value) ?? true)) {
      read[key] = value;
    }
  }
  // Every key was taken from the defaults, and only replaced by a value of its type.
  return read as unknown as Choices;
}

/** The same choices on another system: folders and firewall take that system's defaults. */
export function changeSystem(
  choices: Choices,
  system: FileSystem,
  facts: ServerFilesFacts,
): Choices {
  const {folder, backups, firewall} = defaultChoices(system, facts);
  return {...choices, system, folder, backups, firewall, build: ''};
}
