/** The generated module with the configuration, without what is for the build alone. */
declare function configLoader(source: string): string;
declare namespace configLoader {
  const ofTheBuild: readonly string[];
}
export = configLoader;
