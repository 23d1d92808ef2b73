declare function globalDataLoader(source: string): string;
export = globalDataLoader;
