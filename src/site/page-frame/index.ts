import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../data/locales';
import {createHeadTags} from './headTags';

/**
 * The tags in the head of every page. As a plugin, because the browser gets the whole configuration of
 * the site with every page, and with `headTags` there the start script would come twice.
 */
export default function pageFramePlugin({i18n}: LoadContext): Plugin {
  const {baseUrl} = i18n.localeConfigs[i18n.defaultLocale]!;
  return {
    name: 'guide-page-frame',
    injectHtmlTags: () => ({headTags: createHeadTags(baseUrl, i18n.currentLocale as Locale)}),
  };
}
