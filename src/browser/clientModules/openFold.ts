/** A link to a place within a folded part opens that part. Some browsers do so, but only for a new page. */
import type {ClientModule} from '@docusaurus/types';
import {hashTarget} from '../scroll/hashTarget';

const clientModule: ClientModule = {
  onRouteDidUpdate({location}) {
    const target = hashTarget(location.hash);
    const fold = target?.closest('details');
    // Where it is open already, the place is where the browser, or 'back', has put it.
    if (target && fold && !fold.open) {
      fold.open = true;
      target.scrollIntoView();
    }
  },
};

export default clientModule;
