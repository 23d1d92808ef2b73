import {pagePath} from '../../core/references';
import type {FactsAttributes, FactsContext} from '../../core/resolver';

/** `<MovedHeadings page="operate/backups" ids="restore schedule" />` names headings that moved. */
export function resolve({page = '', ids = ''}: FactsAttributes, {version}: FactsContext) {
  const list = ids.split(' ').filter(Boolean);
  if (page === '' || list.length === 0) {
    throw new Error('<MovedHeadings> needs the page that has the headings now, and their ids.');
  }
  return {to: pagePath(version, page), ids: list};
}

export type MovedHeadingsProps = ReturnType<typeof resolve>;
