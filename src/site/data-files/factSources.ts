import {factGroups, sourcedFacts} from '../../core/sources';
import {sourceId, sourceName, sourceUrl, type Evidence} from '../../data/sources';
import type {VersionId} from '../../data/versions';
import {FORMAT_VERSION} from './factFiles';

/** Sources as programs get them: the record, with an id, an address and a text to show. */
export function publishedSources(sources: readonly Evidence[]) {
  return sources.map((source) => {
    const name = sourceName(source);
    return {
      id: sourceId(source),
      text: source.date === undefined ? name : `${name} (${source.date})`,
      url: sourceUrl(source),
      repository: source.repo,
      path: source.path,
      date: source.date,
      gameVersion: source.build,
      shows: source.shows,
      note: source.note,
    };
  });
}

/** What every fact of a version rests on: what the page of sources shows. */
export function sourcesJson(version: VersionId) {
  return {
    formatVersion: FORMAT_VERSION,
    version,
    sources: factGroups.flatMap((group) =>
      sourcedFacts(group, version).map(({id, name, confidence, sources}) => ({
        id,
        group,
        name,
        confidence,
        sources: publishedSources(sources),
      })),
    ),
  };
}
