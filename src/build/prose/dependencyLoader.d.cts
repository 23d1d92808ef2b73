interface LoaderContext {
  readonly mode: string;
  readonly resourcePath: string;
  getOptions(): {
    readonly siteDir: string;
    readonly locale: string;
    readonly factFolders: readonly string[];
  };
  addDependency(file: string): void;
  addContextDependency(folder: string): void;
}

/** Returns the source of a page as it is, and says which other file the page is made from. */
declare function dependencyLoader(this: LoaderContext, source: string): string;
export = dependencyLoader;
