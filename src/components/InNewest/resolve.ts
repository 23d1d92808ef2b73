import {pagePath} from '../../core/references';
import type {FactsResolver} from '../../core/resolver';
import {fillIn} from '../../core/text/fillIn';
import {newestVersion} from '../../data/versions';
import {wordsOf} from '../../words';
import {pageTitlesOf} from '../../words/pageTitles';

export interface InNewestProps {
  readonly to: string;
  /** The title of the page, with the edition. */
  readonly text: string;
}

/** `<InNewest page="operate/mods" section="newer" />`: a page of the newest edition. */
export const resolve: FactsResolver<InNewestProps> = ({page = '', section}, {locale}) => ({
  to: pagePath(newestVersion.id, page) + (section ? `#${section}` : ''),
  text: fillIn(wordsOf(locale).text.withRemark, {
    text: pageTitlesOf(locale)(page).title,
    remark: newestVersion.id,
  }),
});
