/** The settings editor and the generator of server files import these once a reader uses them. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {laterFacts} from '../../components/SettingsEditor/resolve';
import {scripts} from '../../core/serverFiles/scripts';
import type {Locale} from '../../data/locales';
import {versionIds} from '../../data/versions';

export default function laterFactsPlugin({i18n}: LoadContext): Plugin {
  return {
    name: 'guide-later-facts',
    async contentLoaded({actions}) {
      await actions.createData('serverScripts.json', scripts);
      for (const version of versionIds) {
        await actions.createData(
          `editor-${version}.json`,
          laterFacts(version, i18n.currentLocale as Locale),
        );
      }
    },
  };
}
