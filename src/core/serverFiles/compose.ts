import type {CommunityImageId} from '../../data/communityImages';
import {imageLayouts, isCommunityImage, officialImage} from '../../data/serverFiles';
import {fillIn} from '../text/fillIn';
import type {Make} from './types';
import {earlier, scriptOf} from './units';

type Values = Readonly<Record<string, string | number | boolean | undefined>>;

/** Fills the names in braces, without the lines for which a value is undefined. */
function filled(template: string, values: Values): string {
  return template
    .split('\n')
    .filter((line) =>
      [...line.matchAll(/\{(\w+)\}/g)].every(
        ([, name = '']) => !(name in values) || values[name] !== undefined,
      ),
    )
    .map((line) => fillIn(line, values as Readonly<Record<string, string>>))
    .join('\n');
}

/** Writes compose.yaml for the official or a community image. */
export function composeFile({choices, facts, words: {comment}}: Make): string {
  const {system, port, queryPort, hasRemote, isListed} = choices;
  const {service, policy, grace: stopTime} = facts.docker;
  const isCommunity = isCommunityImage(system);
  const {image, folder, hostFolder, takesPort} = isCommunity
    ? {...facts.images[system], ...imageLayouts[system]}
    : {image: facts.image, folder: facts.imageSavedPath, hostFolder: undefined, takesPort: true};
  return filled(scriptOf(facts, `docker/${isCommunity ? 'community' : 'compose'}.yaml`), {
    ...comment,
    ...{service, policy, stopTime, image, folder, hostFolder, port},
    tag: (choices.update === 'pinned' && choices.build) || 'latest',
    // A pasted or downloaded file often isn't executable, so a shell runs it.
    helper: officialImage.helper,
    players: choices.players,
    otherQueryPort: String(queryPort) === facts.ports.query ? undefined : queryPort,
    publiclobby: isListed ? '-publiclobby' : undefined,
    portInside: takesPort ? port : facts.ports.game,
    openQueryPort: isListed && takesPort ? queryPort : undefined,
    localOnly: hasRemote
      ? fillIn(comment.localOnly, {remote: facts.remote.toUpperCase()})
      : undefined,
    remotePort: hasRemote ? choices.remotePort : undefined,
  });
}

/** Gives days, because the thijsvanloef image takes no number of backups. */
export function daysKept({choices}: Pick<Make, 'choices'>): number {
  return Math.max(1, Math.ceil((choices.keep * choices.backupHours) / 24));
}

/** Writes the variables of an image. Passwords are in a separate file. */
export function environmentFile(make: Make): string {
  const {choices, facts, words} = make;
  const {comment} = words;
  const {hasRemote, backupHours: hours, restart, update} = choices;
  const system = choices.system as CommunityImageId;
  // Both images warn at this time and restart later, jammsen always after 15 minutes.
  const lead = imageLayouts[system].countdown ?? choices.warn;
  const [hour, minute] = earlier(restart || '05:00', hasRemote ? lead : 0)
    .split(':')
    .map(Number);
  const isHeld = update === 'pinned';
  return filled(scriptOf(facts, `docker/${system}.env`), {
    ...comment,
    ...choices,
    writesSettings: facts.images[system].writesSettings,
    otherPort: choices.port === Number(facts.ports.game) ? undefined : choices.port,
    hasBackups: hours > 0,
    backupTimes: hours === 24 || hours === 0 ? '30 0 * * *' : `30 */${hours} * * *`,
    daysKept: hours > 0 ? daysKept(make) : undefined,
    isRestarted: restart !== '',
    isRestartedByRest: restart !== '' && hasRemote,
    restartTime: `${minute} ${hour} * * *`,
    aboutUpdates: isHeld ? comment.heldManifest : comment.firstBoot,
    manifest: isHeld ? choices.build || facts.linuxManifest : undefined,
    isUpdated: update === 'auto',
    isUpdatedByRest: update === 'auto' && hasRemote,
  });
}
