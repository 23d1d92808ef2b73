import type {ParseFrontMatter} from '@docusaurus/types';
import type {VersionId} from '../../data/versions';
import {versionOfFile} from '../../site/prose/versionOfFile';
import {pagesOf} from './addresses';
import {sidebarFor} from './sidebar';

export function neighboursOf(
  filePath: string,
  version: VersionId,
): readonly [previous: string | undefined, next: string | undefined] | undefined {
  const path = filePath.replaceAll('\\', '/').replace(/(?:\.api)?\.mdx$/, '');
  const pages = pagesOf(sidebarFor(version));
  const at = pages.findIndex((page) => path.endsWith(`/${page}`));
  return at < 0 ? undefined : [pages[at - 1], pages[at + 1]];
}

/** 'Previous' and 'Next' omit the index pages of categories, which repeat the menu. */
export function withNeighbours(parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const {content, frontMatter} = await parse(params);
    const found = neighboursOf(params.filePath, versionOfFile(params.filePath));
    const [previous = null, next = null] = found ?? [];
    const pagination = found && {pagination_prev: previous, pagination_next: next};
    return {content, frontMatter: {...pagination, ...frontMatter}};
  };
}
