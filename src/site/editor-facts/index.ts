/** `src/components/SettingsEditor/tools.ts` imports these files. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {laterFacts} from '../../components/SettingsEditor/resolve';
import type {Locale} from '../../data/locales';
import {versionIds} from '../../data/versions';

export default function editorFactsPlugin({i18n}: LoadContext): Plugin {
  return {
    name: 'guide-editor-facts',
    async contentLoaded({actions}) {
      for (const version of versionIds) {
        await actions.createData(
          `${version}.json`,
          laterFacts(version, i18n.currentLocale as Locale),
        );
      }
    },
  };
}
