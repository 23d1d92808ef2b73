/** Unit files of systemd: those of server/linux with the name, account and times of a set of choices. */
import type {Make} from './types';

/** Folder of the scripts: root owns it, so that the server cannot change what root runs. */
export function scriptFolder({choices}: Make): string {
  return choices.system === 'windows'
    ? `C:\\ProgramData\\${choices.name}`
    : `/usr/local/lib/${choices.name}`;
}

/** What runs at set times; each has a service and a timer. */
export type Job = 'backup' | 'restart' | 'update' | 'memory';

/** The jobs that run at set times with these choices. */
export function jobsOf({choices}: Make): readonly Job[] {
  const wanted: Readonly<Record<Job, boolean>> = {
    restart: choices.restart !== '',
    backup: choices.backupHours > 0,
    update: choices.update === 'auto',
    memory: choices.memory > 0,
  };
  return (['restart', 'backup', 'update', 'memory'] as const).filter((job) => wanted[job]);
}

/** Puts the choices into the text of a unit, and server/linux/limits.conf at the end of its service. */
export function fillUnit(text: string, {choices, facts}: Make): string {
  const warns = choices.warn > 0 && choices.hasRemote;
  const {restart, backupHours, name, user} = choices;
  const [own = '', install] = text.split('\n[Install]');
  const limited = text.includes('[Service]')
    ? `${own}${facts.scripts['linux/limits.conf']}${install ? `\n[Install]${install}` : ''}`
    : text;
  const filled = limited
    .replaceAll('palworld', name)
    .replace('User=steam', `User=${user}`)
    .replace('at 05:00.', `at ${restart}.`)
    .replace(' 04:50:', ` ${earlier(restart, warns ? choices.warn : 0)}:`)
    // A step of 24 hours is not a step within a day.
    .replace(' 00/6:', backupHours === 24 ? ' 00:' : ` 00/${backupHours}:`);
  // Docker belongs to root, and has to be there first.
  return choices.system === 'docker'
    ? filled
        .replace(/^User=.*\n/m, '')
        .replace(
          /^(?:# Reads what .*\n)?CapabilityBoundingSet=.*/m,
          'CapabilityBoundingSet=CAP_DAC_OVERRIDE',
        )
        .replace(/^(?<about>Description=.*)\n\n\[Service\]/m, dockerFirst)
        .replace(/^(?<about>After=network-online.*)\n\n\[Service\]/m, dockerFirst)
    : filled;
}

const dockerFirst = '$<about>\nRequires=docker.service\nAfter=docker.service\n\n[Service]';

/** A time of day some minutes before another one, both as `HH:MM`. */
export function earlier(time: string, by: number): string {
  const day = 24 * 60;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const start = (hours * 60 + minutes - by + day) % day;
  return [Math.floor(start / 60), start % 60].map((n) => String(n).padStart(2, '0')).join(':');
}
