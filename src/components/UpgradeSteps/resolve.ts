import type {UpgradeStepId} from '../../core/upgrade';
import {pagePath} from '../../core/references';
import type {Locale} from '../../data/locales';
import type {VersionId} from '../../data/versions';
import {wordsOf, type Words} from '../../words';

export type UpgradeStepsWords = ReturnType<typeof upgradeWords>;

const places: Readonly<Record<keyof Words['upgrade']['links'], string>> = {
  stop: 'operate/service#stop',
  backup: 'operate/backups#make-backup',
  update: 'getting-started/your-version#pin',
  updateNewest: 'operate/updates#steps',
  goBack: 'operate/updates#undo',
  start: 'getting-started/your-version#read',
};

/** Returns the words and links of the steps. */
export function upgradeWords(version: VersionId, locale: Locale) {
  return {
    words: wordsOf(locale).upgrade,
    links: Object.fromEntries(
      Object.entries(places).map(([step, place]) => [step, pagePath(version, place)]),
    ) as Readonly<Partial<Record<UpgradeStepId, string>>>,
  };
}
