import {pagePath} from '../../core/references';
import type {VersionId} from '../../data/versions';
import type {Words} from '../../words';

const places: Readonly<Record<keyof Words['upgrade']['links'], string>> = {
  stop: 'operate/service#stop',
  backup: 'operate/backups#make-backup',
  update: 'getting-started/your-version#pin',
  updateNewest: 'operate/updates#steps',
  goBack: 'operate/updates#undo',
  start: 'getting-started/your-version#read',
};

export type UpgradeLinks = Readonly<Record<keyof typeof places, string>>;

/** Returns the addresses of the sections that explain steps. */
export const upgradeLinks = (version: VersionId): UpgradeLinks =>
  Object.fromEntries(
    Object.entries(places).map(([step, place]) => [step, pagePath(version, place)]),
  ) as UpgradeLinks;
