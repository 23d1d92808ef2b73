import type {CommunityImageId} from '../../data/communityImages';
import {imageLayouts, officialImage} from '../../data/serverFiles';
import {fillIn} from '../text/fillIn';
import {lines} from '../text/lines';
import type {Make} from './types';
import {earlier} from './units';

function startArguments({choices, facts}: Make): readonly string[] {
  const {port, players, listed, queryPort} = facts.arguments;
  return [
    `${port}=${choices.port}`,
    `${players}=${choices.players}`,
    ...(String(choices.queryPort) === facts.ports.query
      ? []
      : [`${queryPort}=${choices.queryPort}`]),
    ...(choices.isListed ? [listed] : []),
  ];
}

/** Writes compose.yaml for the official or a community image. */
export function composeFile(make: Make): string {
  return make.choices.system === 'docker' ? official(make) : community(make);
}

function official(make: Make): string {
  const {choices, facts, words} = make;
  const {remotePort} = choices;
  const tag = (choices.update === 'pinned' && choices.build) || 'latest';
  return `${lines(
    'services:',
    `  ${facts.docker.service}:`,
    `    image: ${facts.image}:${tag}`,
    `    # ${words.comment.unlessStopped}`,
    `    ${facts.docker.policy}`,
    `    # ${words.comment.grace}`,
    `    stop_grace_period: ${facts.docker.grace}`,
    // A pasted or downloaded file often isn't executable, so a shell runs it.
    `    entrypoint: ['/bin/sh', '${officialImage.helper}']`,
    '    command:',
    ...startArguments(make).map((one) => `      - '${one}'`),
    '    ports:',
    `      - '${choices.port}:${choices.port}/udp'`,
    choices.hasRemote &&
      `      # ${fillIn(words.comment.localOnly, {remote: facts.remote.toUpperCase()})}`,
    choices.hasRemote && `      - '127.0.0.1:${remotePort}:${remotePort}/tcp'`,
    '    volumes:',
    `      - ./helper.sh:${officialImage.helper}:ro`,
    `      - ./Saved:${facts.imageSavedPath}`,
  )}\n`;
}

function community(make: Make): string {
  const {choices, facts, words} = make;
  const system = choices.system as CommunityImageId;
  const {hostFolder, takesPort} = imageLayouts[system];
  const {image, folder} = facts.images[system];
  const inside = takesPort ? choices.port : facts.ports.game;
  return `${lines(
    'services:',
    '  palworld:',
    `    image: ${image}:latest`,
    `    # ${words.comment.unlessStopped}`,
    `    ${facts.docker.policy}`,
    `    # ${words.comment.graceCommunity}`,
    `    stop_grace_period: ${facts.docker.grace}`,
    '    env_file:',
    '      - palworld.env',
    `      # ${words.comment.passwordsApart}`,
    '      - passwords.env',
    '    ports:',
    `      - '${choices.port}:${inside}/udp'`,
    choices.isListed && takesPort && `      - '${choices.queryPort}:${choices.queryPort}/udp'`,
    choices.hasRemote && `      # ${fillIn(words.comment.localOnly, {remote: 'REST'})}`,
    choices.hasRemote && `      - '127.0.0.1:${choices.remotePort}:${choices.remotePort}/tcp'`,
    '    volumes:',
    `      - ./${hostFolder}:${folder}`,
  )}\n`;
}

/** Gives days, because the thijsvanloef image takes no number of backups. */
export function daysKept({choices}: Pick<Make, 'choices'>): number {
  return Math.max(1, Math.ceil((choices.keep * choices.backupHours) / 24));
}

/** Writes the variables of an image. Passwords are in a separate file. */
export function environmentFile(make: Make): string {
  const {choices, facts, words} = make;
  const system = choices.system as CommunityImageId;
  const {variables, writesSettings} = facts.images[system];
  const on = (isOn: boolean): string => String(isOn);
  const hours = choices.backupHours;
  const backupCron = hours === 24 || hours === 0 ? '30 0 * * *' : `30 */${hours} * * *`;
  // Both images warn at this time and restart later, jammsen always after 15 minutes.
  const lead = imageLayouts[system].countdown ?? choices.warn;
  const [hour, minute] = earlier(choices.restart || '05:00', choices.hasRemote ? lead : 0)
    .split(':')
    .map(Number);
  const restartCron = `${minute} ${hour} * * *`;
  const isHeld = choices.update === 'pinned';
  const account = ['PUID=1000', 'PGID=1000', `# ${words.comment.timeZone}`, 'TZ=UTC'];
  const generated = [`# ${words.comment.generated}`, writesSettings];
  const network = [
    choices.port !== Number(facts.ports.game) && `${variables.publicPort}=${choices.port}`,
    `${variables.remote}=${on(choices.hasRemote)}`,
    `${variables.remotePort}=${choices.remotePort}`,
  ];
  const players = `${variables.players}=${choices.players}`;
  const backups = [`BACKUP_ENABLED=${on(hours > 0)}`, `BACKUP_CRON_EXPRESSION=${backupCron}`];
  const thijsvanloef = [
    ...account,
    `PORT=${choices.port}`,
    `QUERY_PORT=${choices.queryPort}`,
    players,
    `COMMUNITY=${on(choices.isListed)}`,
    ...network,
    ...generated,
    ...backups,
    `# ${words.comment.byAge}`,
    `DELETE_OLD_BACKUPS=${on(hours > 0)}`,
    hours > 0 && `OLD_BACKUP_DAYS=${daysKept(make)}`,
    `AUTO_REBOOT_ENABLED=${on(choices.restart !== '' && choices.hasRemote)}`,
    `AUTO_REBOOT_CRON_EXPRESSION=${restartCron}`,
    `AUTO_REBOOT_WARN_MINUTES=${choices.warn}`,
    'AUTO_REBOOT_EVEN_IF_PLAYERS_ONLINE=true',
    `# ${isHeld ? words.comment.heldManifest : words.comment.firstBoot}`,
    'UPDATE_ON_BOOT=true',
    isHeld && `TARGET_MANIFEST_ID=${choices.build || facts.linuxManifest}`,
    `AUTO_UPDATE_ENABLED=${on(choices.update === 'auto' && choices.hasRemote)}`,
    `AUTO_UPDATE_WARN_MINUTES=${choices.warn}`,
  ];
  const jammsen = [
    ...account,
    ...generated,
    players,
    `COMMUNITY_SERVER=${on(choices.isListed)}`,
    ...network,
    ...backups,
    `BACKUP_RETENTION_POLICY=${on(hours > 0)}`,
    `BACKUP_RETENTION_AMOUNT_TO_KEEP=${choices.keep}`,
    `RESTART_ENABLED=${on(choices.restart !== '')}`,
    `RESTART_CRON_EXPRESSION=${restartCron}`,
    `# ${words.comment.updateOnStart}`,
    `ALWAYS_UPDATE_ON_START=${on(choices.update === 'auto')}`,
  ];
  return `${lines(`# ${words.comment.environment}`, ...{thijsvanloef, jammsen}[system])}\n`;
}
