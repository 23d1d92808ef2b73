import {isCommunityImage, warningMinutes} from '../../data/serverFiles';
import type {Make} from './types';
import {scriptOf} from './units';

/** Fills a template such as server/linux/palworld.en.conf. */
export function fillSettings(
  template: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  const setting = /^[a-z_]+(?==)/;
  const paragraphs = template
    .trimEnd()
    .split('\n\n')
    .flatMap((paragraph) => {
      const before = paragraph.split('\n');
      const after = before.flatMap((line) => {
        const key = setting.exec(line)?.[0];
        const value = key === undefined ? line : values[key];
        return value === undefined ? [] : [key === undefined ? line : `${key}=${value}`];
      });
      const isEmptied =
        before.some((line) => setting.test(line)) && !after.some((line) => setting.test(line));
      return isEmptied ? [] : [after.join('\n')];
    });
  return `${paragraphs.join('\n\n')}\n`;
}

/** Writes palworld.conf or settings.txt in the words of a language. */
export function settingsFile({choices, facts, words}: Make): string {
  const {system, hasRemote} = choices;
  const isNative = system === 'linux';
  const isWindows = system === 'windows';
  const isCommunity = isCommunityImage(system);
  const own = <Value>(value: Value): Value | undefined => (isCommunity ? undefined : value);
  const native = <Value>(value: Value): Value | undefined =>
    isNative || isWindows ? value : undefined;
  const {language} = words;
  const file = isWindows ? `windows/settings.${language}.txt` : `linux/palworld.${language}.conf`;
  return fillSettings(scriptOf(facts, file), {
    name: choices.name,
    kind: isNative ? 'native' : system,
    language,
    user: isNative ? choices.user : undefined,
    folder: choices.folder,
    backups: own(choices.backups),
    keep: own(choices.keep),
    game_port: native(choices.port),
    players: native(choices.players),
    query_port: native(choices.queryPort),
    listed: native(choices.isListed ? 'yes' : 'no'),
    arguments: native(''),
    remote: own(hasRemote ? facts.remote : 'none'),
    remote_port: hasRemote ? native(choices.remotePort) : undefined,
    warnings: hasRemote ? own(warningMinutes[choices.warn].join(' ')) : undefined,
    restart_at: choices.restart,
    backup_hours: choices.backupHours,
    update: choices.update === 'auto' ? 'auto' : 'manual',
    memory_limit: own(choices.memory),
    empty_minutes: isNative ? 30 : undefined,
    firewall: isNative ? choices.firewall : undefined,
    steamcmd: 'C:\\steamcmd\\steamcmd.exe',
    manifest:
      choices.update === 'pinned'
        ? native(choices.build || (isNative ? facts.linuxManifest : ''))
        : undefined,
  })
    .replaceAll('/etc/palworld/', `/etc/${choices.name}/`)
    .replaceAll('palworld.service', `${choices.name}.service`);
}
