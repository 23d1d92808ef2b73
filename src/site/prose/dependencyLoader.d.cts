interface LoaderContext {
  readonly mode: string;
  readonly resourcePath: string;
  getOptions(): {
    readonly siteDir: string;
    /** The file with the words of each page, from the root of the project. */
    readonly words: Readonly<Record<string, string>>;
    readonly factFolders: readonly string[];
  };
  addDependency(file: string): void;
  addContextDependency(folder: string): void;
}

/** Returns the source of a page as it is, and says which other file the page is made from. */
declare function dependencyLoader(this: LoaderContext, source: string): string;
export = dependencyLoader;
