import type {VersionId} from '../../data/versions';

/** A file that readers and tools can fetch. Its address never changes. */
export interface Download {
  readonly id: 'ini' | 'json' | 'schema';
  readonly file: string;
  /** Path below the root of the site, the same for all languages. */
  readonly path: string;
}

const files = {
  ini: 'PalWorldSettings.ini',
  json: 'settings.json',
  schema: 'settings.schema.json',
} as const;

/** The files of one version. */
export function downloadsOf(version: VersionId): readonly Download[] {
  return (['ini', 'json', 'schema'] as const).map((id) => ({
    id,
    file: files[id],
    path: `data/${version}/${files[id]}`,
  }));
}
