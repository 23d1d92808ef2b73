import type {Make} from './types';

/** Root owns this folder, so the server cannot change what root runs. */
export function scriptFolder({choices}: Make): string {
  return choices.system === 'windows'
    ? `C:\\ProgramData\\${choices.name}`
    : `/usr/local/lib/${choices.name}`;
}

/** Gives a file of server/, such as `linux/start.sh`. Throws where there is none. */
export function scriptOf({scripts}: Make['facts'], file: string): string {
  const found = scripts[file];
  if (found === undefined) {
    throw new Error(`There is no file server/${file}.`);
  }
  return found;
}

/** Fills a unit of server/linux, and adds limits.conf to a service. */
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
    // systemd has no step of 24 hours within a day.
    .replace(' 00/6:', backupHours === 24 ? ' 00:' : ` 00/${backupHours}:`);
  return choices.system === 'docker'
    ? filled
        .replace(/^User=.*\n/m, '')
        .replace(
          /^(?:# Reads what .*\n)?CapabilityBoundingSet=.*/m,
          'CapabilityBoundingSet=CAP_DAC_OVERRIDE',
        )
        .replace(/^(?<about>(?:Description|After)=.*)\n\n\[Service\]/m, dockerFirst)
    : filled;
}

const dockerFirst = '$<about>\nRequires=docker.service\nAfter=docker.service\n\n[Service]';

/** Both times are `HH:MM`, `by` is in minutes. */
export function earlier(time: string, by: number): string {
  const day = 24 * 60;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const start = (hours * 60 + minutes - by + day) % day;
  return [Math.floor(start / 60), start % 60].map((n) => String(n).padStart(2, '0')).join(':');
}
