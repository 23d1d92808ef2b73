/** The generated module with the data of all plugins, with pages of several versions written once. */
declare function globalDataLoader(source: string): string;
export = globalDataLoader;
