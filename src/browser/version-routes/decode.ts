export interface DocOfVersion {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
  readonly unlisted?: boolean;
}

interface Version {
  readonly path: string;
  readonly docs: readonly DocOfVersion[];
}

export interface GlobalData {
  readonly [plugin: string]: {
    readonly default?: {readonly versions: readonly Version[]; readonly [setting: string]: unknown};
  };
}

export interface EncodedGlobalData {
  readonly rest: object;
  readonly settings: object;
  /** Pages that versions have: path below the version's path, and the rest as it is. */
  readonly pages: readonly (readonly [string, Omit<DocOfVersion, 'path'>])[];
  /** The versions, with the numbers of their pages. */
  readonly versions: readonly {readonly path: string; readonly docs: readonly number[]}[];
}

/** Gives the data the form in which the docs plugin wrote it. */
export function decodeGlobalData(data: EncodedGlobalData): GlobalData {
  return {
    ...data.rest,
    'docusaurus-plugin-content-docs': {
      default: {
        ...data.settings,
        versions: data.versions.map((version) => ({
          ...version,
          docs: version.docs.map((number) => {
            const [path, page] = data.pages[number]!;
            return {...page, path: version.path.replace(/\/$/, '') + path};
          }),
        })),
      },
    },
  };
}
