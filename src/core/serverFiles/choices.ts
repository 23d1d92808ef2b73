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

/** None of the choices is secret, because they may be in an address. */
export type Choices = Readonly<ReturnType<typeof defaultChoices>>;

/** Gives the choices of a system with which the form starts. */
export function defaultChoices(system: FileSystem, facts: ServerFilesFacts) {
  const [folder, backups] = folders[system];
  return {
    system,
    name: 'palworld',
    folder,
    user: 'steam',
    port: Number(facts.ports.game),
    queryPort: Number(facts.ports.query),
    players: Number(facts.maxPlayers),
    isListed: false,
    hasRemote: true,
    remotePort: Number(facts.remote === 'rest' ? facts.ports.rest : facts.ports.rcon),
    restart: '05:00',
    warn: 10 as WarningLead,
    backupHours: 6 as BackupHours,
    keep: 28,
    memory: 0,
    backups,
    update: 'auto' as UpdateKind,
    build: '',
    firewall: (system === 'linux' ? 'ufw' : 'none') as Firewall,
  };
}

/** These names in an address are public, so old links need them. */
const names: Partial<Readonly<Record<keyof Choices, string>>> = {
  queryPort: 'query',
  isListed: 'listed',
  hasRemote: 'remote',
  remotePort: 'remote-port',
  backupHours: 'backup',
};

const named = (choices: Choices): readonly (readonly [keyof Choices, string])[] =>
  (Object.keys(choices) as readonly (keyof Choices)[]).map((key) => [key, names[key] ?? key]);

/** Writes only choices that differ from the defaults. */
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

/** Reads an address, with the default for what is missing or wrong. */
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
  return read as unknown as Choices;
}

/** Changes the system; folders and firewall take its defaults. */
export function changeSystem(
  choices: Choices,
  system: FileSystem,
  facts: ServerFilesFacts,
): Choices {
  const {folder, backups, firewall} = defaultChoices(system, facts);
  return {...choices, system, folder, backups, firewall, build: ''};
}
