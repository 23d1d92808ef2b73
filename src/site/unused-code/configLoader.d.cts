declare function configLoader(source: string): string;
declare namespace configLoader {
  const ofTheBuild: readonly string[];
}
export = configLoader;
